import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { API } from '#framework/admin/shell/configuration.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'
import { type Mode, wear, wearLook } from './theme-state.ts'
import { useRoom } from '#framework/admin/use-room.ts'

interface ThemePreviewProps {
  worn: Pick<ThemeContent, 'look' | 'fonts'>
  colours: Readonly<Record<string, string>>
  mode: Mode
}

/** Widths of the previewed page, in pixels. */
const WIDTHS = { phone: 390, desktop: 1200 } as const

const HEIGHT = 440

const keep = () => {}

/** The real home page in a look, fonts and colours that nobody published yet. */
export const ThemePreview = ({ worn, colours, mode }: ThemePreviewProps) => (
  <HomePreview
    dress={(root) => {
      wearLook(root.ownerDocument, worn, 'site')
      wear(root, colours, mode)
    }}
  />
)

/** The real home page; the frame is drawn smaller than it is. @param dress changes it before it is seen */
export function HomePreview({ dress = keep }: { dress?: (root: HTMLElement) => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const room = useRoom(box, 600)

  const dressed = () => {
    const root = frame.current?.contentDocument?.documentElement
    if (root) dress(root)
  }
  useEffect(dressed)

  const scale = Math.min(1, room / WIDTHS[width])
  return (
    <section aria-label="Aperçu">
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          Aperçu de l’accueil
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Largeur de l’aperçu"
          value={width}
          onChange={(_event, chosen: keyof typeof WIDTHS | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="desktop">Ordinateur</ToggleButton>
          <ToggleButton value="phone">Téléphone</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box
        ref={box}
        sx={{
          height: HEIGHT,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site. */}
        <iframe
          ref={frame}
          title="Aperçu de la page d’accueil"
          src={`${API}/theme/preview`}
          onLoad={dressed}
          width={WIDTHS[width]}
          height={HEIGHT / scale}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </Box>
    </section>
  )
}
