import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { TITLE_LENGTH } from '#features/publishing/contract/texts.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'

interface RenameDialogProps {
  title: string
  onRename(title: string): void
  onClose(): void
}

/** The name of a document made of widgets: it goes live with the draft. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(title)
  const isFit = typed.trim() !== '' && typed.length <= TITLE_LENGTH
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="rename-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isFit) return
          onRename(typed.trim())
          onClose()
        }}
      >
        <DialogTitle id="rename-title">Renommer</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusFirst}
            fullWidth
            required
            margin="dense"
            label="Nom"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...bounded(typed, TITLE_LENGTH, 'Les visiteurs ne le voient pas.')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={!isFit}>
            Garder dans le brouillon
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
