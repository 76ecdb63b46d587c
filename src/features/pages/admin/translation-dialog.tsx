import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { focusFirst } from '#framework/admin/focus-first.ts'

interface TranslationDialogProps {
  onAdd(name: string): void
  onClose(): void
}

/** Asks for the name of the English version of a page. */
export function TranslationDialog({ onAdd, onClose }: TranslationDialogProps) {
  const [name, setName] = useState('')
  return (
    <Dialog open onClose={onClose} aria-labelledby="translation-title" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onAdd(name.trim())
        }}
      >
        <DialogTitle id="translation-title">Ajouter la version anglaise</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusFirst}
            required
            label="Nom de la page en anglais"
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText="Elle commence sans widget et reste hors ligne jusqu’à sa publication."
            slotProps={{ htmlInput: { maxLength: 200, lang: 'en' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            Ajouter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
