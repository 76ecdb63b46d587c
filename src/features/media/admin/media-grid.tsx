import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '#framework/admin/shell/use-answer.ts'
import type { LibraryMedia } from './media-api.ts'

/** A list as the interface gives it. */
export interface MediaPage {
  data: LibraryMedia[]
  total: number
}

interface GridProps {
  answer: Answer<MediaPage>
  /** What stands where nothing is found. */
  empty: string
  more(): void
  reload(): void
  /** Draws one medium of the list. */
  children(media: LibraryMedia): ReactNode
}

/** Media side by side, as many as fit. */
export function MediaGrid({ answer, empty, more, reload, children }: GridProps) {
  if (answer.state === 'loading') return <Typography component="output">Chargement…</Typography>
  if (answer.state === 'failed') {
    return (
      <Box role="alert">
        <Typography color="error" gutterBottom>
          {answer.refusal.message}
        </Typography>
        <Button variant="outlined" onClick={reload}>
          Réessayer
        </Button>
      </Box>
    )
  }
  const { data, total } = answer.value
  if (total === 0) return <Typography sx={{ py: 6, textAlign: 'center' }}>{empty}</Typography>
  return (
    <>
      <Typography component="output" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {total > 1 ? `${total} médias` : '1 média'}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        }}
      >
        {data.map(children)}
      </Box>
      {data.length < total ? (
        <Box sx={{ textAlign: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={more}>
            Afficher la suite
          </Button>
        </Box>
      ) : null}
    </>
  )
}
