import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'

interface FoldedProps {
  /** What it is called, for the button. */
  name: string
  /** What is said while it is closed. */
  summary: string
  /** Open from the beginning, or because something in it is refused. */
  isOpen: boolean
  children: ReactNode
}

/** Fields of an entry, out of the way until somebody opens them. */
export function Folded({ name, summary, isOpen: mustOpen, children }: FoldedProps) {
  const [isChosen, setChosen] = useState(mustOpen)
  const id = useId()
  const isOpen = isChosen || mustOpen
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1, minWidth: 0 }}>
          {fr(summary)}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={fr(`${isOpen ? 'Fermer' : 'Ouvrir'} « ${name} »`)}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? 'Fermer' : 'Ouvrir'}
        </Button>
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ mt: 1 }}>
        {isOpen ? children : null}
      </Box>
    </>
  )
}
