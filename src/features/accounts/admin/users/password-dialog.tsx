import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import { useSending } from '../use-sending.ts'
import { useWait } from '../use-wait.ts'

interface PasswordDialogProps {
  title: string
  text: string
  /** What its button says. */
  action: string
  /** Closes the dialog when it has been done. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** What matters most is asked with the password again. */
export function PasswordDialog({ title, text, action, onConfirm, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const { isSending, refusal, send } = useSending()
  const wait = useWait(refusal)
  const titleId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(() => onConfirm(password))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <RefusalAlert refusal={refusal} wait={wait} />
          <Typography sx={{ mb: 1.5 }}>{text}</Typography>
          <PasswordField
            label="Votre mot de passe"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={isSending || wait > 0}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
