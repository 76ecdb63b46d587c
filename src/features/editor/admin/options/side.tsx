import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'

interface SideProps {
  id: string
  /** French; its heading. */
  label: string
  /** CSS pixels, or the whole width that there is. */
  width: number | '100%'
  isRight?: boolean
  onClose(): void
  children: ReactNode
}

/** A panel beside the page. */
export function Side({
  id,
  label,
  width,
  isRight = false,
  onClose,
  children,
}: SideProps): ReactElement {
  return (
    <Box
      component="section"
      id={id}
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
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 0.5, pt: 0.5 }}>
        <Typography component="h2" variant="subtitle2" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <IconButton
          size="small"
          aria-label={`Fermer : ${label}`}
          onClick={() => {
            onClose()
            document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>{children}</Box>
    </Box>
  )
}
