import { Button, Link, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { BASE } from '#framework/admin/shell/configuration.ts'
import { type Refused, request } from '#framework/admin/shell/http.ts'
import { signIn } from '../contract/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { PasswordField } from './password-field.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { useFirstField } from './use-first-field.ts'
import { useSending } from './use-sending.ts'
import { useWait } from './use-wait.ts'

interface SignInFormProps {
  onSignedIn: () => void
  /** Whose session has ended. */
  email: string
}

/** E-mail and password over a screen, then the code of whoever has a second factor. */
export function SignInForm({ onSignedIn, email: known }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const field = useFirstField()

  const [over, setOver] = useState<Refused | null>(null)

  if (asksCode) {
    const back = (tooLate: Refused | null) => {
      setOver(tooLate)
      setAsksCode(false)
    }
    const give = async (code: string) => {
      await request(signIn.byCode, { body: { code } })
      onSignedIn()
    }
    return <CodeForm onCode={give} onBack={back} />
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setOver(null)
    await send(async () => {
      const answer = await request(signIn.byPassword, { body: { email, password } })
      if (answer.secondFactor) setAsksCode(true)
      else onSignedIn()
    })
  }
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
      <RefusalAlert refusal={refusal ?? over} wait={wait} />
      <TextField
        label="Adresse e-mail"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{
          htmlInput: { required: true, maxLength: 254, autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <PasswordField
        label="Mot de passe"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        inputRef={field}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isSending || wait > 0}
        sx={{ mt: 1 }}
      >
        {isSending ? 'Connexion…' : 'Se connecter'}
      </Button>
      <Link
        href={BASE + ACCOUNT_PATHS.forgot}
        target="_blank"
        variant="body2"
        sx={{ alignSelf: 'flex-start', mt: 1 }}
      >
        Mot de passe oublié ?
      </Link>
    </Stack>
  )
}
