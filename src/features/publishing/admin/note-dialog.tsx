import {
  Alert,
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
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'

/** Characters of a note. */
const MOST = 500

interface NoteDialogProps {
  title: string
  text: string
  label: string
  /** What the button says. */
  action: string
  isRequired?: boolean
  /** Says whether it was done. */
  onSend(note: string): Promise<boolean>
  /** Why it was not. */
  fault: string | null
  onClose(): void
}

/** A word to somebody else of the team: a request for publication, or why one is sent back. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, text, label, action, isRequired = false, onSend, fault, onClose } = props
  const [note, setNote] = useState('')
  const [sending, setSending] = useState<'' | 'sending' | 'failed'>('')
  const send = async () => {
    setSending('sending')
    if (await onSend(note.trim())) onClose()
    else setSending('failed')
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
            {...bounded(note, MOST)}
          />
          {sending === 'failed' ? (
            <Alert severity="error" role="alert">
              {fr(fault ?? 'Rien n’est parti : fermez cette fenêtre pour voir pourquoi.')}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          disabled={
            sending === 'sending' || note.length > MOST || (isRequired && note.trim() === '')
          }
          onClick={() => void send()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
