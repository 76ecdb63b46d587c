import { Box } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'

interface SideProps {
  /** French; what a screen reader says. */
  label: string
  /** CSS pixels, or the whole width that there is. */
  width: number | '100%'
  isRight?: boolean
  children: ReactNode
}

/** A panel beside the page. */
export const Side = ({ label, width, isRight = false, children }: SideProps): ReactElement => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      width,
      flexShrink: 0,
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      borderStyle: 'solid',
      borderColor: 'divider',
      borderWidth: width === '100%' ? 0 : isRight ? '0 0 0 1px' : '0 1px 0 0',
    }}
  >
    {children}
  </Box>
)
