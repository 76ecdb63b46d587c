import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import type { ReactElement } from 'react'

/** Widths of the site's grid at which a page is looked at. */
const VIEWPORTS = [
  { name: 'xs', width: 360, label: 'Téléphone' },
  { name: 'sm', width: 576, label: 'Grand téléphone' },
  { name: 'md', width: 768, label: 'Tablette' },
  { name: 'lg', width: 992, label: 'Petit ordinateur' },
  { name: 'xl', width: 1280, label: 'Ordinateur' },
] as const

/** Below this scale nobody reads what is written. */
const READABLE = 0.6

/** The widest look that is still readable in so many pixels. */
export const fittingWidth = (pixels: number): number =>
  VIEWPORTS.toReversed().find(({ width }) => pixels / width >= READABLE)?.width ?? 360

interface ViewportsProps {
  width: number
  onChange(width: number): void
}

/** Widths of the preview, by the names of the grid. */
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
      <Tooltip key={one.name} describeChild title={`${one.label}, ${one.width} px`}>
        <ToggleButton
          value={one.width}
          selected={one.width === width}
          aria-label={`${one.name}, ${one.label.toLowerCase()}, ${one.width} pixels`}
          onClick={() => onChange(one.width)}
          sx={{ px: 1.5, textTransform: 'none' }}
        >
          {one.name}
        </ToggleButton>
      </Tooltip>
    ))}
  </ToggleButtonGroup>
)
