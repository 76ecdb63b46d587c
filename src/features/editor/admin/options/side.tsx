import { Box } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'

interface SideProps {
  /** French; what a screen reader says. */
  label: string
  /** CSS pixels. */
  width: number
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
      borderWidth: isRight ? '0 0 0 1px' : '0 1px 0 0',
    }}
  >
    {children}
  </Box>
)
