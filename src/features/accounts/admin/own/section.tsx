import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** A sentence under the title. */
  intro?: ReactNode
  children: ReactNode
}

/** A part of a screen under its own heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: intro ? 0.5 : 2 }}>
        {title}
      </Typography>
      {intro && <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '38rem' }}>{intro}</Box>}
      {children}
    </Card>
  )
}
