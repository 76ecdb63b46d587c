import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { totp, type TotpSetup } from '../../contract/own-account.ts'
import { MAX_CODE } from '../../contract/sign-in.ts'
import { OneLineForm } from '../one-line-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSending } from '../use-sending.ts'
import { encode } from 'uqr'

interface TotpStepsProps {
  setup: TotpSetup
  onDone: () => void
  onCancel: () => void
}

/** Three steps: the application learns the key, the recovery codes are put away, a code proves it. */
export function TotpSteps({ setup, onDone, onCancel }: TotpStepsProps) {
  const [code, setCode] = useState('')
  const { isSending, refusal, send } = useSending()
  const { mutateAsync } = useAct(totp.confirm)
  const submit = async () => {
    if (await send(() => mutateAsync({ body: { code } }))) onDone()
  }
  return (
    <Stack component="ol" sx={{ gap: 3, m: 0, pl: 2.5, '& > li::marker': { fontWeight: 650 } }}>
      <li>
        <Typography sx={{ mb: 1 }}>
          Dans votre application d’authentification, ajoutez un compte en lisant ce code avec votre
          téléphone. Si vous êtes sur ce téléphone, ce lien le lui donne :{' '}
          <Link href={setup.uri}>ouvrir l’application</Link>.
        </Typography>
        <QrCode text={setup.uri} label="Code QR pour l’application d’authentification" />
        <Typography sx={{ mt: 1.5, mb: 0.5 }}>Ou saisissez cette clé :</Typography>
        <Box
          component="code"
          sx={{ fontSize: '1.05rem', letterSpacing: '0.04em', overflowWrap: 'anywhere' }}
        >
          {setup.secret}
        </Box>
      </li>
      <li>
        <Typography sx={{ mb: 1 }}>
          Gardez ces codes de secours en lieu sûr : chacun remplace une fois le téléphone perdu. Ils
          ne seront plus affichés.
        </Typography>
        <RecoveryCodes codes={setup.recoveryCodes} />
      </li>
      <li>
        <Typography sx={{ mb: 1 }}>Saisissez le code que l’application affiche :</Typography>
        <OneLineForm
          refusal={refusal}
          field={{ label: 'Code à six chiffres', name: 'code', autoComplete: 'one-time-code' }}
          most={MAX_CODE}
          inputMode="numeric"
          width={220}
          value={code}
          onChange={setCode}
          onSubmit={submit}
        >
          <Button type="submit" variant="contained" disabled={isSending}>
            Activer
          </Button>
          <Button onClick={onCancel}>Annuler</Button>
        </OneLineForm>
      </li>
    </Stack>
  )
}

/** Light squares around the code, by which cameras find it. */
const QUIET = 4

/** A text as a square that a telephone reads; black on white in every display, as cameras want it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file.
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 220, borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
