import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

interface FieldGroupProps {
  /** What a screen reader says of the whole; or `labelledBy`, the id of what says it. */
  label?: string
  labelledBy?: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/** Fields that belong together. */
export const FieldGroup = ({ label, labelledBy, sx, children }: FieldGroupProps) => (
  <Box
    component="fieldset"
    aria-label={label}
    aria-labelledby={labelledBy}
    sx={[{ border: 0, m: 0, p: 0, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}
  >
    {children}
  </Box>
)
