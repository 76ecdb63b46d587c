import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import {
  type OwnAccount,
  totp,
  type TotpSetup,
  trustedDevices,
} from '../../contract/own-account.ts'
import { TRUST_DAYS } from '../../rules/sign-in-form.ts'
import { PasswordDialog } from '../users/password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { TotpSteps } from './totp-steps.tsx'

/** Few codes are left: time to make new ones. */
const FEW = 3

/** What is asked with the password, and how. */
const ASKED = {
  start: {
    title: 'Activer le second facteur',
    text: 'Vous aurez besoin d’une application d’authentification sur votre téléphone.',
    action: 'Continuer',
  },
  codes: {
    title: 'Nouveaux codes de secours',
    text: 'Les anciens codes ne serviront plus.',
    action: 'Créer les codes',
  },
  stop: {
    title: 'Arrêter le second facteur',
    text: 'Votre mot de passe suffira de nouveau pour se connecter à votre place.',
    action: 'Arrêter',
  },
} as const

/** What is left of the codes, and what to do about it. */
const codesLeft = (count: number): string =>
  count === 0
    ? 'Il ne reste aucun code de secours : créez-en de nouveaux.'
    : `Il reste ${count} code${count > 1 ? 's' : ''} de secours.`

/** The code of an application beside the password: start, renew its recovery codes, stop. */
export function SecondFactorSection({ account }: { account: OwnAccount }) {
  const [asked, setAsked] = useState<keyof typeof ASKED | null>(null)
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const started = useAct(totp.start)
  const disabled = useAct(totp.disable)
  const renewed = useAct(totp.renewCodes)
  const forgotten = useAct(trustedDevices.forget)

  const start = async (password: string) => {
    setSetup(await started.mutateAsync({ body: { password } }))
  }
  const stop = async (password: string) => {
    await disabled.mutateAsync({ body: { password } })
    setCodes([])
    notify('Le second facteur est arrêté.', { type: 'success' })
  }
  const renew = async (password: string) => {
    setCodes((await renewed.mutateAsync({ body: { password } })).recoveryCodes)
  }
  const forget = () =>
    forgotten.mutate(
      {},
      {
        onSuccess: () =>
          notify('Le code sera demandé sur tous vos appareils.', { type: 'success' }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    )
  const confirmed = () => {
    setSetup(null)
    notify('Le second facteur est actif.', { type: 'success' })
  }
  return (
    <Section
      title="Second facteur"
      intro="À la connexion, un code de votre téléphone est demandé en plus du mot de passe : un mot de passe volé ne suffit plus."
    >
      {setup ? (
        <TotpSteps setup={setup} onDone={confirmed} onCancel={() => setSetup(null)} />
      ) : account.secondFactor ? (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Alert severity={account.recoveryCodesLeft < FEW ? 'warning' : 'success'}>
            Actif. {codesLeft(account.recoveryCodesLeft)}
          </Alert>
          {codes.length > 0 && <RecoveryCodes codes={codes} />}
          <Typography variant="body2" color="text.secondary">
            Sur un appareil où vous cochez « Se souvenir de cet appareil » en donnant le code, il
            n’est plus demandé pendant {TRUST_DAYS}&nbsp;jours.
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setAsked('codes')}>
              Nouveaux codes de secours
            </Button>
            <Button variant="outlined" disabled={forgotten.isPending} onClick={forget}>
              Oublier les appareils de confiance
            </Button>
            <Button color="error" onClick={() => setAsked('stop')}>
              Arrêter le second facteur
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Button variant="contained" onClick={() => setAsked('start')}>
          Activer le second facteur
        </Button>
      )}
      {asked !== null && (
        <PasswordDialog
          key={asked}
          {...ASKED[asked]}
          onConfirm={{ start, codes: renew, stop }[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}
