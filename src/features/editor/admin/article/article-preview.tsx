import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { API } from '#framework/admin/shell/configuration.ts'

const WIDTHS = [
  { width: 360, name: 'Téléphone' },
  { width: 768, name: 'Tablette' },
  { width: 1280, name: 'Ordinateur' },
] as const

/** The article as the site would show it, at the width of a device. */
export function ArticlePreview({ id }: { id: string }) {
  const [width, setWidth] = useState<number>(1280)
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Largeur de l’aperçu"
        value={width}
        onChange={(_event, chosen: unknown) => typeof chosen === 'number' && setWidth(chosen)}
        sx={{ mb: 2 }}
      >
        {WIDTHS.map((one) => (
          <ToggleButton key={one.width} value={one.width}>
            {one.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ overflow: 'auto', bgcolor: 'action.hover', p: 1, borderRadius: 1 }}>
        <Box
          component="iframe"
          title="Aperçu de l’article"
          src={`${API}/articles/${id}/draft/preview`}
          sx={{
            display: 'block',
            width,
            maxWidth: width === 1280 ? '100%' : 'none',
            height: '75vh',
            mx: 'auto',
            border: 0,
            bgcolor: 'common.white',
          }}
        />
      </Box>
    </Box>
  )
}
