import { Chip, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { hourInParis } from '#base/kit/time/paris-time.ts'
import type { DocumentEditing } from '../document-editing.ts'

const SAYS = {
  saved: '',
  waiting: 'Modifications en cours…',
  saving: 'Enregistrement…',
  failed: 'Non enregistré, gardé dans ce navigateur',
} as const

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
  const when = saved ? ` à ${hourInParis(saved.at)}` : ''
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
