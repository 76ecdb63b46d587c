import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { FolderInput } from './folder-input.tsx'
import { media as calls } from '../contract/media.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'

interface MoveProps {
  ids: number[]
  folders: readonly string[]
  moved(): void
  cancel(): void
}

/** Puts the chosen media into a folder. */
export function MoveBar({ ids, folders, moved, cancel }: MoveProps) {
  const [folder, setFolder] = useState('')
  const [error, setError] = useState('')
  const move = async () => {
    try {
      await request(calls.move, { body: { ids: [...ids], folder } })
      moved()
    } catch (cause) {
      setError(sentenceOf(cause))
    }
  }
  return (
    <Box
      component="section"
      aria-label="Médias choisis"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
    >
      <Typography sx={{ pt: 2 }}>
        {ids.length > 1 ? `${ids.length} médias choisis` : '1 média choisi'}
      </Typography>
      <Box sx={{ flex: '1 1 280px', maxWidth: 420 }}>
        <FolderInput value={folder} folders={folders} onChange={setFolder} />
      </Box>
      <Button variant="outlined" onClick={() => void move()} sx={{ mt: 1.5 }}>
        Déplacer
      </Button>
      <Button onClick={cancel} sx={{ mt: 1.5 }}>
        Ne plus choisir
      </Button>
      {error ? <Alert severity="error">{error}</Alert> : null}
    </Box>
  )
}
