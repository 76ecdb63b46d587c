import { Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Refused } from '#framework/admin/shell/http.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useFirstField } from './use-first-field.ts'
import { useSending } from './use-sending.ts'
import { useWait } from './use-wait.ts'

interface CodeFormProps {
  /** Sends a code. @throws {Refused} */
  onCode: (code: string) => Promise<void>
  /** Back to the password; with a refusal when the time for the code is over. */
  onBack: (tooLate: Refused | null) => void
}

/** The second factor: the code of the application, or one of the recovery codes. */
export function CodeForm({ onCode, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const field = useFirstField()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(async () => {
      try {
        await onCode(code.trim())
      } catch (cause) {
        if (!(cause instanceof Refused) || cause.details['over'] !== true) throw cause
        onBack(cause)
      }
    })
  }
  const change = () => {
    setCode('')
    setRecovery(!isRecovery)
  }
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1 }}>
      <RefusalAlert refusal={refusal} wait={wait} />
      <Typography>
        {isRecovery
          ? 'Saisissez l’un de vos codes de secours. Chacun ne sert qu’une fois.'
          : 'Ouvrez votre application d’authentification et saisissez le code à six chiffres.'}
      </Typography>
      <TextField
        key={isRecovery ? 'recovery' : 'code'}
        label={isRecovery ? 'Code de secours' : 'Code à six chiffres'}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputRef={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{
          htmlInput: {
            required: true,
            inputMode: isRecovery ? 'text' : 'numeric',
            maxLength: 40,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isSending || wait > 0}
        sx={{ mt: 1 }}
      >
        {isSending ? 'Vérification…' : 'Continuer'}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Button size="small" onClick={change}>
          {isRecovery ? 'Utiliser l’application' : 'Utiliser un code de secours'}
        </Button>
        <Button size="small" onClick={() => onBack(null)}>
          Retour
        </Button>
      </Stack>
    </Stack>
  )
}
