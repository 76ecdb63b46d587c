import { Button, Stack } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { passwordFault } from '#base/core/account.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { ownAccountCalls } from '../../contract/own-account.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import { Section } from './section.tsx'
import { useSending } from '../use-sending.ts'
import { useWait } from '../use-wait.ts'

/** A new password, asked for with the current one; every other session ends. */
export function PasswordSection({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const { mutateAsync } = useAct(ownAccountCalls.changePassword)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = passwordFault(password, email) ?? ''
    setFault(found)
    if (found || !(await send(() => mutateAsync({ body: { current, password } })))) return
    setCurrent('')
    setPassword('')
    notify('Mot de passe changé. Vos autres sessions sont terminées.', { type: 'success' })
  }
  return (
    <Section title="Mot de passe" intro="Le changer termine vos sessions sur les autres appareils.">
      <Stack
        component="form"
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 0.5, maxWidth: 420, alignItems: 'flex-start' }}
      >
        <RefusalAlert refusal={refusal} wait={wait} />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Mot de passe actuel"
          name="current"
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
        />
        <PasswordField
          label="Nouveau mot de passe"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          help="12 caractères au moins. Une phrase courte est facile à retenir."
          error={fault}
        />
        <Button type="submit" variant="contained" disabled={isSending || wait > 0} sx={{ mt: 1 }}>
          Changer le mot de passe
        </Button>
      </Stack>
    </Section>
  )
}
