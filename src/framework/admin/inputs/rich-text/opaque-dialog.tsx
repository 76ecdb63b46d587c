import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { focusFirst } from '../../focus-first.ts'

interface KeptDialogProps {
  html: string
  save(html: string): void
  close(): void
}

/** The HTML of one block that the editor keeps as it is. */
export function OpaqueDialog({ html, save, close }: KeptDialogProps) {
  const [written, setWritten] = useState(html)
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md">
      <DialogTitle>HTML du bloc</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={focusFirst}
          fullWidth
          multiline
          minRows={8}
          maxRows={20}
          margin="dense"
          label="HTML"
          helperText="Ce que le site n’admet pas sera retiré à l’enregistrement."
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" onClick={() => save(written)}>
          Remplacer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
