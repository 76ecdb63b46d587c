import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { TITLE_LENGTH } from '#features/publishing/contract/texts.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'

interface NameDialogProps {
  label: string
  /** What the button says. */
  action: string
  /** Its name until now. */
  title: string
  onName(title: string): void
  onClose(): void
}

/** Asks for the name of widgets, which visitors don’t see. */
export function NameDialog({ label, action, title, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(title)
  const isFit = typed.trim() !== '' && typed.length <= TITLE_LENGTH
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="name-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isFit) return
          onName(typed.trim())
          onClose()
        }}
      >
        <DialogTitle id="name-title">{label}</DialogTitle>
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
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
