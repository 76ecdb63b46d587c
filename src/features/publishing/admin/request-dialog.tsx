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
import type { DraftDialogProps } from './draft-editing.ts'

/** A writer asks those who may publish. */
export function RequestDialog({ draft, onClose }: DraftDialogProps) {
  const [note, setNote] = useState('')
  const send = async () => {
    await draft.askForPublication(note)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="request-title">
      <DialogTitle id="request-title">Demander la publication</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>
            Les personnes qui publient verront votre demande avec ce brouillon. Rien ne change sur
            le site en attendant.
          </Typography>
          <TextField
            label="Un mot pour elles (facultatif)"
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
        <Button variant="contained" onClick={() => void send()}>
          Demander
        </Button>
      </DialogActions>
    </Dialog>
  )
}
