import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { NAME_LENGTH } from '../rules/page-fields.ts'

interface TranslationDialogProps {
  onAdd(name: string): void
  onClose(): void
}

/** Asks for the name of the English version of a page. */
export function TranslationDialog({ onAdd, onClose }: TranslationDialogProps) {
  const [name, setName] = useState('')
  const isFit = name.trim() !== '' && name.length <= NAME_LENGTH
  return (
    <Dialog open onClose={onClose} aria-labelledby="translation-title" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) onAdd(name.trim())
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
            {...bounded(
              name,
              NAME_LENGTH,
              'Elle commence sans bloc et reste hors ligne jusqu’à sa publication.',
            )}
            slotProps={{ htmlInput: { lang: 'en' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={!isFit}>
            Ajouter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
