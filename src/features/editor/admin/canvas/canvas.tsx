import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import type { MountCanvas, Point } from '../frame/canvas-contract.ts'
import { isInOptions } from '../state/focus-chosen.ts'
import { useEditing, useEditorParts, usePageStore } from '../state/editor-context.ts'
import type { Target } from '../state/tree/tree-steps.ts'
import { type PictureRequest, type CanvasLink, linkCanvas } from './canvas-host.ts'
import { DocumentFrame, useDocumentFrame, useOthers } from './document-frame.tsx'

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
  onText(editor: TextEditor | null): void
  onPicture(picture: PictureRequest): void
  onFraming(picture: PictureRequest): void
}

/** The page at the chosen width, the site's own document. */
export function Canvas(props: CanvasProps): ReactElement {
  const { ref, width, isReadOnly, onFit } = props
  const { canvas: address } = useEditorParts()
  const connect = useConnect(props)
  const drawing = useDocumentFrame({ width, isReadOnly, onFit, connect })
  const { frame, link, scale } = drawing
  const enter = useEnter(frame, link)
  useImperativeHandle(ref, () => ({
    enter,
    leaveText: () => link?.leave(),
    dragOver(point) {
      const rect = frame.current?.getBoundingClientRect()
      if (!rect || !point || !isInside(point, rect)) return link?.dragOver(null) ?? null
      const inner = { x: (point.x - rect.left) / scale, y: (point.y - rect.top) / scale }
      return link?.dragOver(inner) ?? null
    },
  }))
  return <DocumentFrame {...drawing} address={address} title="Aperçu de la page" />
}

/** Puts the caret into the first text of a widget; of one that is added while the page still comes, once it is there. */
function useEnter(
  frame: { current: HTMLIFrameElement | null },
  link: CanvasLink | null,
): (name: string) => void {
  const editing = useEditing()
  const awaited = useRef<string | null>(null)
  const enter = (name: string) => {
    awaited.current = link ? null : name
    if (!link) return
    frame.current?.focus()
    link.enter(name)
  }
  const again = useStable(() => {
    const { current: name } = awaited
    if (name !== null && name === editing.selectedId() && !isInOptions()) enter(name)
  })
  useEffect(() => {
    if (link) again()
  }, [link, again])
  return enter
}

const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** How the page in the frame is linked with its editor. */
function useConnect({ onOptions, onPick, onText, onPicture, onFraming }: CanvasProps) {
  const editing = useEditing()
  const store = usePageStore()
  const shared = useEditorParts()
  const others = useOthers()
  const options = useStable(onOptions)
  const pick = useStable(onPick)
  const text = useStable(onText)
  const picture = useStable(onPicture)
  const framing = useStable(onFraming)
  return useStable((mount: MountCanvas) =>
    linkCanvas(mount, {
      store,
      editing,
      shared,
      options,
      pick,
      onText: text,
      onPicture: picture,
      onFraming: framing,
      ...others,
    }),
  )
}
