import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { MenuData } from '#base/core/menu.ts'
import { scaled } from '#framework/admin/page-picture.tsx'
import { useRoom } from '#framework/admin/use-room.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { type RenderedMenu, menus } from '../contract/menus.ts'
import { PREVIEW_SHEETS } from '#features/templates/admin/preview-sheets.ts'

interface MenuPreviewProps {
  id: number
  data: MenuData
}

/** Milliseconds without a change after which the menu is drawn again. */
const PAUSE = 400

/** CSS pixels of what is seen. */
const HEIGHT = 360

/** CSS pixels from which it is drawn as on a screen, and shown smaller; below, as on a phone. */
const SCREEN = 600

/** The first widget that uses the menu, as it will look once the menu is saved. */
export function MenuPreview({ id, data }: MenuPreviewProps) {
  const [drawn, setDrawn] = useState<RenderedMenu | null>(null)
  const [fault, setFault] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box, 0)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      request(menus.preview, { params: { id }, body: { data }, signal: leaving.signal }).then(
        (answer) => {
          setDrawn(answer)
          setFault('')
        },
        (cause: unknown) => leaving.signal.aborted || setFault(sentenceOf(cause)),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, data])
  return (
    <Box component="section" aria-labelledby="menu-preview" sx={{ mt: 4 }}>
      <Typography id="menu-preview" variant="h3" component="h2" sx={{ mb: 1 }}>
        Aperçu
      </Typography>
      <Typography component="output" variant="body2" color="error">
        {fault}
      </Typography>
      <Box
        ref={box}
        sx={{
          height: HEIGHT,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'common.white',
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- nothing in it runs, and its links open elsewhere. */}
        <iframe
          title="Aperçu du menu"
          srcDoc={drawn ? documentOf(drawn) : ''}
          {...(room < SCREEN ? NARROW : scaled(room, HEIGHT))}
        />
      </Box>
    </Box>
  )
}

const NARROW = { width: '100%', height: HEIGHT, style: { border: 0 } }

/** A document of the site's own style around a drawn widget; nothing in it runs. */
function documentOf({ html, symbols, stylesheets }: RenderedMenu): string {
  const sheets = [...PREVIEW_SHEETS, ...stylesheets].map(
    (href) => `<link rel="stylesheet" href="${href.replaceAll('"', '&quot;')}">`,
  )
  return (
    `<!doctype html><html lang="fr"><head><base target="_blank">${sheets.join('')}</head>` +
    `<body class="preview"><svg hidden>${symbols.join('')}</svg><div class="container">${html}</div></body></html>`
  )
}
