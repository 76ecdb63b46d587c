import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import type { Uploads, UploadState } from './use-uploads.ts'

/** Files on their way, and those that were refused, with why. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list, dismiss } = uploads
  const left = list.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const failed = list.filter(({ state }) => state === 'failed').length
  return (
    <Box>
      <Typography component="output" variant="body2" color="textSecondary">
        {told(list.length, left, failed)}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {list
          .filter(({ state }) => state !== 'done')
          .map((upload) => (
            <Line key={upload.key} upload={upload} dismiss={() => dismiss(upload.key)} />
          ))}
      </Stack>
    </Box>
  )
}

function Line({ upload, dismiss }: { upload: UploadState; dismiss(): void }) {
  const { name, state, part, error } = upload
  const hasFailed = state === 'failed'
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        {hasFailed ? (
          <Typography variant="body2" color="error">
            {error}
          </Typography>
        ) : (
          <LinearProgress
            aria-label={`Envoi de ${name}`}
            // The last of it is the server's work, whose end nobody can tell.
            variant={part < 1 ? 'determinate' : 'indeterminate'}
            value={part * 100}
          />
        )}
      </Box>
      <IconButton
        size="small"
        onClick={dismiss}
        aria-label={hasFailed ? `Retirer ${name} de la liste` : `Abandonner l’envoi de ${name}`}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

function told(all: number, left: number, failed: number): string {
  if (all === 0) return ''
  const refused = failed === 0 ? '' : ` ${failed} refusé${failed > 1 ? 's' : ''}.`
  if (left > 0) return `Envoi en cours : ${all - left} sur ${all}.${refused}`
  return `Envoi terminé.${refused}`
}
