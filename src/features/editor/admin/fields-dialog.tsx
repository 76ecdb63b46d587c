import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import type { DraftFields } from '#base/core/page/page-draft.ts'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'

const EMPTY: DraftFields = { title: '', h1: '', description: '', keywords: '' }

/** Title and description of the page: they go live with the draft. */
export function FieldsDialog({ editing, onClose }: { editing: PageEditing; onClose(): void }) {
  const { document, content, change } = editing
  const [fields, setFields] = useState<DraftFields>(() => ({
    ...EMPTY,
    ...document?.fields,
    ...content?.fields,
  }))
  const input = (name: keyof typeof fields, label: string, help: string, max: number) => (
    <TextField
      label={label}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
      helperText={`${help} (${[...fields[name]].length} caractères)`}
      multiline={name === 'description'}
      slotProps={{ htmlInput: { maxLength: max } }}
      fullWidth
    />
  )
  const keep = () => {
    change((now) => ({ ...now, fields }))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="fields-title">
      <DialogTitle id="fields-title">Titre et description</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {input('title', 'Titre de la page', 'Onglet et moteurs de recherche ; 65 au plus', 300)}
          {input('h1', 'Titre affiché', 'Vide : celui que la page donne elle-même', 300)}
          {input('description', 'Description', 'Sous le titre, dans les moteurs ; 50 à 160', 1000)}
          {input('keywords', 'Mots-clés', 'Facultatifs, séparés par des virgules', 1000)}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" onClick={keep}>
          Garder dans le brouillon
        </Button>
      </DialogActions>
    </Dialog>
  )
}
