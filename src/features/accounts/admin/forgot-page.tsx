import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { request } from '#framework/admin/shell/http.ts'
import { SignedOutPage } from '#framework/admin/shell/signed-out-page.tsx'
import { signIn } from '../contract/sign-in.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useFirstField } from './use-first-field.ts'
import { useSending } from './use-sending.ts'
import { useWait } from './use-wait.ts'

/** Asks for a mail with a link to a new password; nobody learns whether an account exists. */
export function ForgotPage() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const field = useFirstField()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isTaken = await send(() => request(signIn.forgot, { body: { email } }))
    if (isTaken) setSent(true)
  }
  const back = (
    <SignInLink size="small" sx={{ alignSelf: 'flex-start' }}>
      Retour à la connexion
    </SignInLink>
  )
  if (isSent) {
    return (
      <SignedOutPage title="Consultez votre messagerie">
        <Alert severity="success" sx={{ mb: 2 }}>
          Si un compte existe pour {email}, un message vient de partir avec un lien pour choisir un
          nouveau mot de passe. Regardez aussi dans les indésirables.
        </Alert>
        {back}
      </SignedOutPage>
    )
  }
  return (
    <SignedOutPage title="Mot de passe oublié">
      <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
        <RefusalAlert refusal={refusal} wait={wait} />
        <Typography>
          Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de
          passe, ou pour entrer sans attendre avec le vôtre.
        </Typography>
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          autoComplete="username"
          inputRef={field}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ htmlInput: { required: true, maxLength: 254 } }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isSending || wait > 0}
          sx={{ my: 1 }}
        >
          {isSending ? 'Envoi…' : 'Recevoir le lien'}
        </Button>
        {back}
      </Stack>
    </SignedOutPage>
  )
}
