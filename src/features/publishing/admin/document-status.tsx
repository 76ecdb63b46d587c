import { Chip, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { DocumentEditing } from './document-editing.ts'

const SAYS = {
  saved: '',
  waiting: 'Modifications en cours…',
  saving: 'Enregistrement…',
  failed: 'Non enregistré, gardé dans ce navigateur',
} as const

const time = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})

interface DocumentStatusProps {
  editing: DocumentEditing
  /** What visitors see of it, where that is not simply all of it. */
  chip: ReactNode
}

/** For what no visitor sees. */
export const NotLive = () => (
  <Chip size="small" color="warning" variant="outlined" label="Pas en ligne" />
)

/** How safe what was typed is, and what visitors see. */
export function DocumentStatus({ editing: { document, saving }, chip }: DocumentStatusProps) {
  if (!document) return null
  const { isDraft, saved } = document
  const when = saved ? ` à ${time.format(new Date(saved.at))}` : ''
  const safe = isDraft ? `Brouillon enregistré${when}` : chip ? 'Enregistré' : 'Tout est en ligne'
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {chip}
      <Typography
        variant="body2"
        component="output"
        data-saving={saving}
        sx={{ color: saving === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {SAYS[saving] || safe}
      </Typography>
    </Stack>
  )
}
