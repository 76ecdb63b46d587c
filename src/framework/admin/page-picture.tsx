import { Box } from '@mui/material'
import { type ReactElement, useState } from 'react'

/** Width that a page is drawn at, in CSS pixels. */
const DRAWN_WIDTH = 1280

export interface PagePictureProps {
  /** Address of the drawn page. */
  href: string
  /** CSS pixels that it takes in the end. */
  width: number
  height: number
}

/** A page small beside its name: for the eye alone, its words are there. */
export function PagePicture({ href, width, height }: PagePictureProps): ReactElement {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <Box
      inert
      aria-hidden
      sx={{ flexShrink: 0, width, height, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      {isDrawn ? null : <Box sx={{ height, bgcolor: 'action.hover' }} />}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site. */}
      <iframe
        title="Aperçu"
        src={href}
        loading="lazy"
        tabIndex={-1}
        onLoad={() => setDrawn(true)}
        {...scaled(width, height)}
      />
    </Box>
  )
}

/** A page as wide as a screen, in so many pixels. */
export const scaled = (width: number, height: number) => {
  const scale = width / DRAWN_WIDTH
  return {
    width: DRAWN_WIDTH,
    height: height / scale,
    style: { border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' },
  }
}
