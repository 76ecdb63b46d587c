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
import { tooLong } from '#base/kit/text/too-long.ts'
import { DRAFT_FIELDS, type DraftFields } from '#base/core/page/page-draft.ts'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'

/** Characters that each field holds. */
const MOST: Readonly<Record<keyof DraftFields, number>> = {
  title: 300,
  h1: 300,
  description: 1000,
  keywords: 1000,
}

const EMPTY: DraftFields = { title: '', h1: '', description: '', keywords: '' }

/** Title and description of the page: they go live with the draft. */
export function FieldsDialog({ editing, onClose }: { editing: PageEditing; onClose(): void }) {
  const { document, content, change } = editing
  const [fields, setFields] = useState<DraftFields>(() => ({
    ...EMPTY,
    ...document?.fields,
    ...content?.fields,
  }))
  const faultOf = (name: keyof DraftFields) =>
    fields[name].length > MOST[name] ? tooLong(fields[name], MOST[name]) : ''
  const input = (name: keyof DraftFields, label: string, help: string) => (
    <TextField
      label={label}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
      error={faultOf(name) !== ''}
      helperText={faultOf(name) || `${help} (${[...fields[name]].length} caractères)`}
      multiline={name === 'description'}
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
          {input('title', 'Titre de la page', 'Onglet et moteurs de recherche ; 65 au plus')}
          {input('h1', 'Titre affiché', 'Vide : celui que la page donne elle-même')}
          {input('description', 'Description', 'Sous le titre, dans les moteurs ; 50 à 160')}
          {input('keywords', 'Mots-clés', 'Facultatifs, séparés par des virgules')}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" disabled={DRAFT_FIELDS.some(faultOf)} onClick={keep}>
          Garder dans le brouillon
        </Button>
      </DialogActions>
    </Dialog>
  )
}
