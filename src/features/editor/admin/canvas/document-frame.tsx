import { Box, LinearProgress } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { CANVAS_PATH, documentKey, editAddress, type DocumentKey } from '#base/core/document.ts'
import { LAYOUT_PARTS, type LayoutPart } from '#base/core/page/page.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { BASE } from '#framework/admin/shell/configuration.ts'
import {
  CANVAS_READY,
  type CanvasHost,
  type Canvas,
  type MountCanvas,
} from '../frame/canvas-contract.ts'
import { fittingWidth } from './viewports.tsx'

/** What an editor and the document in its frame have to do with each other. */
export interface FrameLink extends Pick<Canvas, 'scale'> {
  /** Shows the document, which may be changed or not. */
  show(isReadOnly: boolean): void
  close(): void
}

interface FrameParts<Link extends FrameLink> {
  /** CSS pixels that the document believes to have; 0 until it is known what fits. */
  width: number
  isReadOnly: boolean
  onFit(width: number): void
  /** Links the document with its editor; it stays the same function. */
  connect(mount: MountCanvas): Link
}

/** A document of the site at the chosen width; what does not fit is shown smaller. */
export function useDocumentFrame<Link extends FrameLink>(parts: FrameParts<Link>) {
  const { width, isReadOnly, onFit, connect } = parts
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = width || 1280
  const scaleIn = (pixels: number) => (pixels > 0 ? Math.min(1, pixels / shown) : 1)
  // What comes over the document leaves its lines where they are on the screen.
  const room = useRoom(box, (down, pixels) =>
    frame.current?.contentWindow?.scrollBy({ top: down / scaleIn(pixels), behavior: 'instant' }),
  )
  const scale = scaleIn(room.width)
  const link = useLink(frame, connect)
  useEffect(() => {
    if (room.width > 0) onFit(fittingWidth(room.width))
  }, [room.width, onFit])
  // Before the document takes a click: one that came between would choose a text, and put no caret into it.
  useLayoutEffect(() => link?.scale(scale), [link, scale])
  useLayoutEffect(() => link?.show(isReadOnly), [link, isReadOnly])
  return { box, frame, room, shown, scale, link }
}

interface DocumentFrameProps extends ReturnType<typeof useDocumentFrame> {
  /** Which document, as its canvas is addressed: `page/12/fr`. */
  address: string
  title: string
  /** It is shown, be it without a script of ours. */
  onLoad?(): void
}

export function DocumentFrame(props: DocumentFrameProps): ReactElement {
  const { box, frame, room, shown, scale, link, address, title, onLoad } = props
  const [isLoaded, setLoaded] = useState(false)
  return (
    <Box
      ref={box}
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        position: 'relative',
        bgcolor: 'action.hover',
      }}
    >
      {link || isLoaded ? null : (
        <LinearProgress
          aria-label="Chargement de l’aperçu"
          sx={{ position: 'absolute', top: 0, width: '100%' }}
        />
      )}
      <div
        // Until its script is there a link would lead away.
        inert={link === null}
        style={{
          width: shown,
          height: room.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          marginLeft: Math.max(0, (room.width - shown * scale) / 2),
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site. */}
        <iframe
          ref={frame}
          id="preview-frame"
          title={title}
          src={`${BASE}${CANVAS_PATH}/${address}`}
          onLoad={() => {
            setLoaded(true)
            onLoad?.()
          }}
          style={{
            border: 0,
            display: 'block',
            height: '100%',
            width: '100%',
            // What is added to it while it is edited would move it under the eye. It may take the focus already.
            opacity: link || isLoaded ? 1 : 0,
          }}
        />
      </div>
    </Box>
  )
}

/**
 * The space that there is for the document.
 * @param onPushed is told how many pixels down something above has pushed it, once it has its new height; and its width
 */
function useRoom(
  box: { current: HTMLDivElement | null },
  onPushed: (down: number, width: number) => void,
) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const pushed = useStable(onPushed)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let top = element.offsetTop
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setRoom({ width: clientWidth, height: clientHeight })
    }
    measure()
    const follow = () => {
      if (!element.isConnected) return
      // At once: a document that ends where it is seen could not be scrolled any further yet.
      flushSync(measure)
      const down = element.offsetTop - top
      top += down
      if (down !== 0) pushed(down, element.clientWidth)
    }
    // Not while sizes are told: what gets another one then is an error of the page.
    const observer = new ResizeObserver(() => requestAnimationFrame(follow))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, pushed])
  return room
}

/** Links the document in the frame with the editor as soon as its script is there. */
function useLink<Link extends FrameLink>(
  frame: { current: HTMLIFrameElement | null },
  connect: (mount: MountCanvas) => Link,
): Link | null {
  const [link, setLink] = useState<Link | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let made: Link | null = null
    const onReady = ({ detail }: CustomEventInit<MountCanvas>) => {
      made?.close()
      if (!detail) return
      made = connect(detail)
      setLink(made)
    }
    element.addEventListener(CANVAS_READY, onReady)
    return () => {
      element.removeEventListener(CANVAS_READY, onReady)
      made?.close()
    }
  }, [frame, connect])
  return link
}

/** Other documents that are shown around the one that is edited. */
export function useOthers(): Pick<CanvasHost, 'titleOf' | 'open'> {
  const navigate = useNavigate()
  const open = useStable((document: string) => {
    const key = keyOf(document)
    if (key) void navigate(editAddress(key))
  })
  return { titleOf, open }
}

/** `layout/1/header/fr` as the document that it names. */
function keyOf(document: string): DocumentKey | null {
  const [kind, ...rest] = document.split('/')
  const lang = rest.pop()
  return documentKey.safeParse({ kind, ref: rest.join('/'), lang }).data ?? null
}

/** Parts of a layout are edited from any page that shows them. */
function titleOf(document: string): string | null {
  const key = keyOf(document)
  const part = key?.kind === 'layout' ? key.ref.split('/').pop() : undefined
  return part && Object.hasOwn(LAYOUT_PARTS, part) ? LAYOUT_PARTS[part as LayoutPart] : null
}
