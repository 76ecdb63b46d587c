import { Chip, Stack, Typography } from '@mui/material'
import type { DraftEditing } from './draft-editing.ts'

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

/** How safe what was typed is, and what visitors see. */
export function DraftStatus({ draft }: { draft: DraftEditing }) {
  const shown = draft.draft
  if (!shown) return null
  const { page, isDraft, saved } = shown
  const when = saved ? time.format(new Date(saved.at)) : ''
  const says =
    SAYS[draft.saving] || (isDraft ? `Brouillon enregistré à ${when}` : 'Tout est en ligne')
  const isOffline = !page.is_active
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {isOffline ? (
        <Chip size="small" color="warning" variant="outlined" label="Pas en ligne" />
      ) : null}
      <Typography
        variant="body2"
        component="output"
        data-saving={draft.saving}
        sx={{ color: draft.saving === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {isOffline && !isDraft && draft.saving === 'saved' ? 'Enregistré' : says}
      </Typography>
    </Stack>
  )
}
