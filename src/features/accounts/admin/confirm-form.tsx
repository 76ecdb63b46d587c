import { Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { IMPERSONATING } from '#framework/admin/shell/configuration.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { request } from '#framework/admin/shell/http.ts'
import { signIn } from '../contract/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { PasswordField } from './password-field.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { useFirstField } from './use-first-field.ts'
import { useSending } from './use-sending.ts'
import { useWait } from './use-wait.ts'

interface ConfirmFormProps {
  onConfirmed: () => void
  onGiveUp: () => void
}

/** The password of whoever is signed in, then the code of their second factor where one is set. */
export function ConfirmForm({ onConfirmed, onGiveUp }: ConfirmFormProps) {
  const { user } = useAdmin()
  const [password, setPassword] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const field = useFirstField()

  const confirm = async (code?: string) => {
    const body = code === undefined ? { password } : { password, code }
    const answer = await request(signIn.confirm, { body })
    if (answer.secondFactor) setAsksCode(true)
    else onConfirmed()
  }
  if (asksCode) return <CodeForm onCode={confirm} onBack={() => setAsksCode(false)} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(() => confirm())
  }
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
      <RefusalAlert refusal={refusal} wait={wait} />
      <Typography sx={{ mb: 1 }}>
        Votre mot de passe, pour continuer. Ensuite, il n’est plus demandé pendant dix minutes ; ce
        que vous avez saisi est encore là.
      </Typography>
      {/* For password managers, which keep the password with its account. */}
      {IMPERSONATING ? null : (
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      )}
      <PasswordField
        label="Votre mot de passe"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        inputRef={field}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <Button onClick={onGiveUp}>Annuler</Button>
        <Button type="submit" variant="contained" disabled={isSending || wait > 0}>
          {isSending ? 'Vérification…' : 'Confirmer'}
        </Button>
      </Stack>
    </Stack>
  )
}
