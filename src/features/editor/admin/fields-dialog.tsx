import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import { DRAFT_FIELDS, type DraftFields } from '#base/core/page/page-draft.ts'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'
import { BEST_LENGTHS, PAGE_TEXTS } from '#features/publishing/rules/page-texts.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'

const EMPTY: DraftFields = { title: '', h1: '', description: '', keywords: '' }

interface FieldsDialogProps {
  editing: PageEditing
  /** The field that is to be written; empty for none. */
  asked: string
  onClose(): void
}

/** Title and description of the page: they go live with the draft. */
export function FieldsDialog({ editing, asked, onClose }: FieldsDialogProps) {
  const { document, content, change } = editing
  const [fields, setFields] = useState<DraftFields>(() => ({
    ...EMPTY,
    ...document?.fields,
    ...content?.fields,
  }))
  const faultOf = (name: keyof DraftFields) => {
    const { max = Infinity } = PAGE_TEXTS[name]
    return fields[name].length > max ? tooLong(fields[name], max) : ''
  }
  const input = (name: keyof DraftFields) => (
    <TextField
      label={PAGE_TEXTS[name].label}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
      error={faultOf(name) !== ''}
      helperText={faultOf(name) || fr(helpOf(name, fields[name]))}
      multiline={name === 'description'}
      {...(name === asked ? { inputRef: focusFirst } : {})}
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
          {input('title')}
          {input('h1')}
          {input('description')}
          {input('keywords')}
          <PictureHint id={String(editing.params['id'])} />
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

/** Where it is seen, how long it is best, and how long it is. */
function helpOf(name: keyof DraftFields, value: string): string {
  const { length } = [...value]
  const best = BEST_LENGTHS[name]
  const now = length === 0 ? '' : ` (${length} pour l’instant)`
  return `${PAGE_TEXTS[name].help ?? ''}${best === undefined ? '' : ` ${best}${now}.`}`
}

/** Who looks for the picture of the page looks here, too. */
const PictureHint = ({ id }: { id: string }) => (
  <Typography variant="body2" color="textSecondary">
    {fr(
      'L’image de la page, à côté de son titre, sur sa carte et dans les partages, se choisit en cliquant celle qui est à côté du titre, ou dans l’option « Image » du bloc « Titre ».',
    )}{' '}
    <MuiLink component={Link} to={`/pages/${id}`}>
      Image, adresse et propriétés
    </MuiLink>
  </Typography>
)
