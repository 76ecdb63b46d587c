import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'

interface NoteDialogProps {
  title: string
  text: string
  label: string
  /** What the button says. */
  action: string
  isRequired?: boolean
  onSend(note: string): Promise<unknown>
  onClose(): void
}

/** A word to somebody else of the team: a request for publication, or why one is sent back. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, text, label, action, isRequired = false, onSend, onClose } = props
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    await onSend(note.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="note-title">
      <DialogTitle id="note-title">{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>{text}</Typography>
          <TextField
            label={label}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          disabled={isSending || (isRequired && note.trim() === '')}
          onClick={() => void send()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
