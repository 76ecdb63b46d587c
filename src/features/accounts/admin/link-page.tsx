import { Alert, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ACCOUNT_PATHS, passwordFault, TOKEN_FRAGMENT } from '#base/core/account.ts'
import { BASE } from '#framework/admin/shell/configuration.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { Refused, request } from '#framework/admin/shell/http.ts'
import { SignedOutPage } from '#framework/admin/shell/signed-out-page.tsx'
import { type LinkAnswer, MAX_NAME, signIn } from '../contract/sign-in.ts'
import { PasswordField } from './password-field.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useSending } from './use-sending.ts'

const PASSWORD_HELP = '12 caractères au moins. Une phrase courte est facile à retenir.'

type Checked =
  | { state: 'loading' }
  | { state: 'good'; link: LinkAnswer }
  | { state: 'bad'; message: string }

interface LinkPageProps {
  kind: LinkAnswer['kind']
  title: string
  /** Where the token and the answers go. */
  end: typeof signIn.reset | typeof signIn.acceptInvitation
  doneTitle: string
}

/** A link of a mail: whom it is for is asked first, then the password is chosen. */
function LinkPage({ kind, title, end, doneTitle }: LinkPageProps) {
  const [token] = useState(tokenOfAddress)
  const [checked, setChecked] = useState<Checked>({ state: 'loading' })
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    request(signIn.checkLink, { body: { token } }).then(
      (link) =>
        setChecked(
          link.kind === kind ? { state: 'good', link } : { state: 'bad', message: WRONG_LINK },
        ),
      (cause: unknown) => {
        if (!(cause instanceof Refused)) throw cause
        setChecked({ state: 'bad', message: cause.message })
      },
    )
  }, [token, kind])

  const isClient = checked.state === 'good' && checked.link.role === 'client'
  if (isDone) {
    return (
      <SignedOutPage title={doneTitle}>
        <Alert severity="success" sx={{ mb: 2 }}>
          Votre mot de passe est enregistré.
        </Alert>
        <Button variant="contained" href={isClient ? '/' : BASE}>
          {isClient ? 'Aller sur le site' : 'Se connecter'}
        </Button>
      </SignedOutPage>
    )
  }
  return (
    <SignedOutPage title={title}>
      {checked.state === 'loading' && <LinearProgress aria-label="Vérification du lien" />}
      {checked.state === 'bad' && <BadLink message={checked.message} />}
      {checked.state === 'good' && (
        <PasswordForm
          link={checked.link}
          onSend={(answers) => request(end, { body: { token, ...answers } })}
          onDone={() => setDone(true)}
        />
      )}
      {checked.state === 'good' && kind === 'reset' && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Ce navigateur est maintenant reconnu pour ce compte : les essais que d’autres font
            ailleurs ne vous font plus attendre ici.
          </Typography>
          <Button href={isClient ? '/' : BASE} sx={{ mt: 1 }}>
            Garder mon mot de passe et me connecter
          </Button>
        </>
      )}
    </SignedOutPage>
  )
}

const WRONG_LINK = 'Ce lien sert à autre chose : ouvrez celui du dernier message reçu.'

/** The token leaves the address as soon as it is read: it is not kept in the history. */
function tokenOfAddress(): string {
  const fragment = location.hash.slice(1)
  if (!fragment.startsWith(TOKEN_FRAGMENT)) return ''
  history.replaceState(history.state, '', location.pathname)
  return fragment.slice(TOKEN_FRAGMENT.length)
}

const BadLink = ({ message }: { message: string }) => (
  <>
    <Alert severity="error" sx={{ mb: 2 }}>
      {message}
    </Alert>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to={ACCOUNT_PATHS.forgot} variant="outlined">
        Demander un nouveau lien
      </Button>
      <SignInLink>Se connecter</SignInLink>
    </Stack>
  </>
)

interface PasswordFormProps {
  link: LinkAnswer
  onSend: (answers: { password: string; name?: string }) => Promise<void>
  onDone: () => void
}

function PasswordForm({ link, onSend, onDone }: PasswordFormProps): ReactNode {
  const isInvitation = link.kind === 'invitation'
  const [name, setName] = useState(link.name)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const { isSending, refusal, send } = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = passwordFault(password, link.email) ?? ''
    setFault(found)
    if (found || (isInvitation && name.length > MAX_NAME)) return
    if (await send(() => onSend({ password, ...(isInvitation ? { name } : {}) }))) onDone()
  }
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
      <RefusalAlert refusal={refusal} />
      <Typography>
        Compte : <strong>{link.email}</strong>
      </Typography>
      {/* For password managers, which keep the password with its account. */}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      {isInvitation && (
        <TextField
          label="Prénom et nom"
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...bounded(name, MAX_NAME)}
          slotProps={{ htmlInput: { required: true } }}
        />
      )}
      <PasswordField
        label={isInvitation ? 'Mot de passe' : 'Nouveau mot de passe'}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        help={PASSWORD_HELP}
        error={fault}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSending} sx={{ mt: 1 }}>
        {isSending ? 'Enregistrement…' : 'Enregistrer'}
      </Button>
    </Stack>
  )
}

/** Whoever was invited gives their name and chooses a password. */
export const InvitationPage = () => (
  <LinkPage
    kind="invitation"
    title="Bienvenue"
    end={signIn.acceptInvitation}
    doneTitle="Votre compte est prêt"
  />
)

/** A new password for whoever followed the link of the mail. */
export const ResetPage = () => (
  <LinkPage
    kind="reset"
    title="Nouveau mot de passe"
    end={signIn.reset}
    doneTitle="C’est enregistré"
  />
)
