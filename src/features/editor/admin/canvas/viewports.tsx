import { Box, Button } from '@mui/material'
import type { ReactElement } from 'react'

/** Widths at which a page is looked at, in CSS pixels. */
const VIEWPORTS = [
  { width: 360, label: 'Téléphone' },
  { width: 768, label: 'Tablette' },
  { width: 1280, label: 'Ordinateur' },
] as const

/** Below this scale nobody reads what is written. */
const READABLE = 0.6

/** A phone shows the page as a phone does, nothing smaller. */
const PHONE = 600

/** The widest look that is still readable in so many pixels. */
export const fittingWidth = (pixels: number): number =>
  pixels < PHONE
    ? pixels
    : (VIEWPORTS.toReversed().find(({ width }) => pixels / width >= READABLE)?.width ?? 360)

interface ViewportsProps {
  width: number
  onChange(width: number): void
}

/** Widths of the preview. */
export const Viewports = ({ width, onChange }: ViewportsProps): ReactElement => (
  <Box
    component="fieldset"
    aria-label="Largeur de l’aperçu"
    sx={{ display: 'flex', gap: 0.5, border: 0, m: 0, p: 0, minWidth: 0 }}
  >
    {VIEWPORTS.map((one) => (
      <Button
        key={one.width}
        size="small"
        variant={one.width === width ? 'outlined' : 'text'}
        color="inherit"
        title={`${one.width} pixels de large`}
        aria-pressed={one.width === width}
        onClick={() => onChange(one.width)}
        sx={{ px: 1.5 }}
      >
        {one.label}
      </Button>
    ))}
  </Box>
)
