import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { Look } from '#features/sites/rules/looks.ts'
import { API } from '#framework/admin/shell/configuration.ts'
import { wearLook } from './theme-state.ts'
import { useRoom } from '#framework/admin/use-room.ts'

interface LookPictureProps {
  look: Look
  /** Whose colours it is shown in. */
  colours: 'site' | 'look'
  isWorn: boolean
}

/** Pixels of the page that the picture shows. */
const PAGE = { width: 1280, height: 960 } as const

/** The firm's own home page in a look, drawn small; the page is fetched when the picture is about to be seen. */
export function LookPicture({ look, colours, isWorn }: LookPictureProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box, 0)
  const [isDressed, setDressed] = useState(false)

  const dress = () => {
    const page = frame.current?.contentDocument
    if (page) wearLook(page, { look: look.id }, colours, () => setDressed(true))
  }
  useEffect(dress, [look, colours])

  return (
    <Box
      ref={box}
      sx={{
        aspectRatio: `${PAGE.width} / ${PAGE.height}`,
        overflow: 'hidden',
        border: isWorn ? 3 : 1,
        borderColor: isWorn ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site. */}
      <iframe
        ref={frame}
        title={`La page d’accueil en « ${look.name} »`}
        src={`${API}/theme/preview`}
        loading="lazy"
        tabIndex={-1}
        inert
        onLoad={dress}
        width={PAGE.width}
        height={PAGE.height}
        style={{
          border: 0,
          opacity: isDressed ? 1 : 0,
          transform: `scale(${room / PAGE.width})`,
          transformOrigin: '0 0',
          pointerEvents: 'none',
        }}
      />
    </Box>
  )
}
