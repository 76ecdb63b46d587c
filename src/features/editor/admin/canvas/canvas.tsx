import type { Editor } from '@tiptap/core'
import { Box, LinearProgress } from '@mui/material'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import { useNavigate } from 'react-router'
import { CANVAS_PATH, documentKey, editAddress, type DocumentKey } from '#base/core/document.ts'
import { LAYOUT_PARTS, type LayoutPart } from '#base/core/page/page.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { BASE } from '#framework/admin/shell/configuration.ts'
import { CANVAS_READY, type MountCanvas, type Point } from '../frame/canvas-contract.ts'
import { useEditing, useEditorParts, usePageStore } from '../state/editor-context.ts'
import type { Target } from '../state/tree/tree-steps.ts'
import { type AskedPicture, type CanvasLink, linkCanvas } from './canvas-host.ts'
import { fittingWidth } from './viewports.tsx'

/** The page in its frame, for whoever stands beside it. */
export interface CanvasHandle {
  /** Puts the caret into the first text of a widget. */
  enter(name: string): void
  /** Takes the caret out of the text. */
  leaveText(): void
  /** Where something would go that is dragged over a point of this window; `null` outside of the page. */
  dragOver(point: Point | null): Target | null
}

export interface CanvasProps {
  ref?: Ref<CanvasHandle>
  /** CSS pixels that the page believes to have; 0 until it is known what fits. */
  width: number
  isReadOnly: boolean
  onFit(width: number): void
  onOptions(name: string): void
  onPick(target: Target | null): void
  /** A text with marks has the caret; `null` when none has. */
  onText(editor: Editor | null): void
  onPicture(picture: AskedPicture): void
  onFraming(picture: AskedPicture): void
}

/** The page at the chosen width, the site's own document; what does not fit is shown smaller. */
export function Canvas(props: CanvasProps): ReactElement {
  const { ref, width, isReadOnly, onFit } = props
  const { canvas: address } = useEditorParts()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRoom(box)
  const shown = width || 1280
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1
  const link = useLink(frame, props)

  useEffect(() => {
    if (room.width > 0) onFit(fittingWidth(room.width))
  }, [room.width, onFit])
  useEffect(() => link?.scale(scale), [link, scale])
  useEffect(() => link?.show(isReadOnly), [link, isReadOnly])

  useImperativeHandle(ref, () => ({
    enter(name) {
      frame.current?.focus()
      link?.enter(name)
    },
    leaveText: () => link?.leave(),
    dragOver(point) {
      const rect = frame.current?.getBoundingClientRect()
      if (!rect || !point || !isInside(point, rect)) return link?.dragOver(null) ?? null
      const inner = { x: (point.x - rect.left) / scale, y: (point.y - rect.top) / scale }
      return link?.dragOver(inner) ?? null
    },
  }))

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
      {link ? null : (
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
          title="Aperçu de la page"
          src={`${BASE}${CANVAS_PATH}/${address}`}
          style={{ border: 0, display: 'block', height: '100%', width: '100%' }}
        />
      </div>
    </Box>
  )
}

const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** The space that there is for the page. */
function useRoom(box: { current: HTMLDivElement | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setRoom({ width: clientWidth, height: clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}

/** Links the document in the frame with the editor as soon as its script is there. */
function useLink(
  frame: { current: HTMLIFrameElement | null },
  { onOptions, onPick, onText, onPicture, onFraming }: CanvasProps,
): CanvasLink | null {
  const editing = useEditing()
  const store = usePageStore()
  const shared = useEditorParts()
  const navigate = useNavigate()
  const [link, setLink] = useState<CanvasLink | null>(null)
  const options = useStable(onOptions)
  const pick = useStable(onPick)
  const text = useStable(onText)
  const picture = useStable(onPicture)
  const framing = useStable(onFraming)
  const open = useStable((document: string) => {
    const key = keyOf(document)
    if (key) void navigate(editAddress(key))
  })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let made: CanvasLink | null = null
    const onReady = ({ detail }: CustomEventInit<MountCanvas>) => {
      made?.close()
      if (!detail) return
      const parts = { store, editing, shared }
      const texts = { onText: text, onPicture: picture, onFraming: framing }
      made = linkCanvas(detail, { ...parts, ...texts, options, pick, titleOf, open })
      setLink(made)
    }
    element.addEventListener(CANVAS_READY, onReady)
    return () => {
      element.removeEventListener(CANVAS_READY, onReady)
      made?.close()
    }
  }, [frame, store, editing, shared, options, pick, open, text, picture, framing])
  return link
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
