import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OwnAccount } from '#domain/account.ts'
import { call } from '../http.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { Section } from './section.tsx'
import { useSending } from './use-sending.ts'

/** The name under which others see one's work. */
export function NameSection({ account }: { account: OwnAccount }) {
  const [kept, setKept] = useState(account.name)
  const [name, setName] = useState(account.name)
  const { isSending, refusal, send } = useSending()
  const notify = useNotify()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send(() => call('PUT', '/auth/account', { name })))) return
    setKept(name)
    notify('Votre nom est enregistré.', { type: 'success' })
  }
  return (
    <Section
      title="Votre nom"
      intro={`Vos collègues le voient à côté de ce que vous modifiez. Vous vous connectez avec ${account.email}.`}
    >
      <RefusalAlert refusal={refusal} />
      <Stack
        component="form"
        direction="row"
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <TextField
          label="Prénom et nom"
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { required: true, maxLength: 100 } }}
          sx={{ maxWidth: 360 }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isSending || name.trim() === '' || name === kept}
        >
          Enregistrer
        </Button>
      </Stack>
    </Section>
  )
}
