import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { LibraryMedia } from '../contract/media.ts'
import type { useLibrary } from './use-library.ts'

interface GridProps {
  list: Pick<ReturnType<typeof useLibrary>['list'], 'data' | 'error'>
  /** What stands where nothing is found. */
  empty: string
  more(): void
  reload(): void
  /** Draws one medium of the list. */
  children(media: LibraryMedia): ReactNode
}

/** Media side by side, as many as fit. */
export function MediaGrid({ list, empty, more, reload, children }: GridProps) {
  if (list.data === undefined) {
    if (list.error === null) return <Typography component="output">Chargement…</Typography>
    return (
      <Box role="alert">
        <Typography color="error" gutterBottom>
          {list.error.message}
        </Typography>
        <Button variant="outlined" onClick={reload}>
          Réessayer
        </Button>
      </Box>
    )
  }
  const { data, total } = list.data
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
