import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
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
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Largeur de l’aperçu"
    value={width}
    onChange={(_event, chosen: number | null) => {
      if (chosen !== null) onChange(chosen)
    }}
  >
    {VIEWPORTS.map((one) => (
      <Tooltip key={one.width} describeChild title={`${one.width} pixels de large`}>
        <ToggleButton
          value={one.width}
          selected={one.width === width}
          onClick={() => onChange(one.width)}
          sx={{ px: 1.5, textTransform: 'none' }}
        >
          {one.label}
        </ToggleButton>
      </Tooltip>
    ))}
  </ToggleButtonGroup>
)
