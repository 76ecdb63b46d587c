import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { slugOf } from '#base/kit/text/slug.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { NAME_LENGTH } from '../../rules/page-fields.ts'

interface AddDialogProps {
  /** Where it goes: « sous « Le cabinet » ». */
  where: string
  /** Address of the page above. */
  parentPath: string
  onAdd(name: string): void
  onClose(): void
}

/** Asks for the name of a new page; its address follows. */
export function AddDialog({ where, parentPath, onAdd, onClose }: AddDialogProps) {
  const [name, setName] = useState('')
  const slug = slugOf(name)
  const isFit = name.trim() !== '' && name.length <= NAME_LENGTH
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-title" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) onAdd(name.trim())
        }}
      >
        <DialogTitle id="add-title">Ajouter une page {where}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusFirst}
            required
            label="Nom de la page"
            value={name}
            onChange={({ target }) => setName(target.value)}
            {...bounded(
              name,
              NAME_LENGTH,
              slug === ''
                ? 'Elle reste hors ligne jusqu’à sa publication.'
                : `Adresse : ${parentPath === '/' ? '' : parentPath}/${slug}. Elle reste hors ligne jusqu’à sa publication.`,
            )}
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
