import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type JSX,
  type ReactNode,
  type Ref,
} from 'react'
import type { WidgetPreview } from '#base/core/widget-preview.ts'
import { useEditorParts } from '../state/editor-context.ts'
import { drawnHtml, type Drawn } from './drawn-html.ts'
import { DrawnWidget, type DrawSlot, keepPosition } from './drawn-widget.tsx'
import type { WidgetProps } from '../state/page-data.ts'
import { numberFor, wanted } from '../state/preview-request.ts'
import { widgetTitle } from '../state/widget-name.ts'

/** What a zone lays around each of its widgets (app/website/render/page-parts.ts). */
export const Around = createContext<'band' | 'hero' | 'nothing'>('nothing')

/**
 * Every list of the page goes from top to bottom. Puck, left to itself, asks the browser for each
 * widget's look to find that out, and so for the look of the whole page.
 */
export const LIST = { collisionAxis: 'y' } as const

/** Pixels of an inner list without widgets. */
const EMPTY_SLOT = 72

/** A list of the page, as Puck gives it to be drawn. */
export type SlotComponent = (place: {
  className?: string
  as?: 'div'
  minEmptyHeight?: number
  collisionAxis?: 'y'
}) => ReactNode

/** What Puck gives to the drawing of a widget. */
interface WidgetViewProps extends Omit<WidgetProps, 'slots'> {
  slots: { at: string; content: SlotComponent }[]
  puck: { dragRef: ((element: Element | null) => void) | null }
}

/** A widget of the page: the server's own drawing of it, and lists in place of its inner widgets. */
export function WidgetView({ puck, slots, ...props }: WidgetViewProps): JSX.Element {
  const { id, head, options, isReadable } = props
  const { descriptions, previews, numbers } = useEditorParts()
  const around = useContext(Around)
  const places = slots.map(({ at }) => at).join('\n')
  useEffect(() => {
    const number = numberFor({ id, head }, numbers.of)
    const ats = places ? places.split('\n') : []
    previews.want(id, wanted({ head, options, isReadable }, ats, number))
  }, [previews, numbers, id, head, options, isReadable, places])
  const preview = usePreview(id)
  const html = preview?.html ?? ''
  const drawn = useMemo(() => (html ? drawnHtml(html) : null), [html])
  const title = widgetTitle({ type: '', props: { ...props, slots: [] } }, descriptions)
  const { dragRef: moved } = puck
  const dragRef = useCallback(
    (element: Element | null) => {
      if (element) keepPosition(element)
      moved?.(element)
    },
    [moved],
  )
  const own = useMemo(() => ownAttributes(title), [title])
  const ownOfHtml = useMemo(() => ({ ...own, tabindex: '-1' }), [own])
  const drawSlot: DrawSlot = (index, { as = 'div', className = '' }) => (
    <Around value="nothing">
      {slots[index]?.content({ as: as as 'div', className, minEmptyHeight: EMPTY_SLOT, ...LIST })}
    </Around>
  )
  const body = (ref?: Ref<Element>) => {
    const says = drawn ? preview?.message || EMPTY : WAITING
    if (!drawn || preview?.state === 'empty') {
      return (
        <Note
          dragRef={ref}
          title={title}
          says={says}
          root={ref ? classOf(drawn) : ''}
          {...(ref ? { ...own, tabIndex: -1 } : {})}
        />
      )
    }
    return (
      <DrawnWidget
        drawn={drawn}
        drawSlot={drawSlot}
        dragRef={ref}
        {...(ref ? { own: ownOfHtml } : {})}
      />
    )
  }
  if (around === 'nothing') return <>{body(dragRef)}</>
  return (
    <div ref={dragRef} className={bandClass(around, preview)} tabIndex={-1} {...own}>
      {around === 'band' ? <div className="container">{body()}</div> : body()}
    </div>
  )
}

/**
 * What a widget is for whoever hears it. The library under Puck would call each a button, which it
 * is not: it heeds no key (docs/decisions/014-editor.md).
 */
const ownAttributes = (title: string) => ({
  role: 'group',
  'aria-label': title,
  'aria-roledescription': 'widget',
  'aria-describedby': '',
})

const WAITING = 'Chargement de l’aperçu…'
const EMPTY = 'Rien à montrer pour l’instant : ses options disent quoi.'

const bandClass = (around: 'band' | 'hero', preview: WidgetPreview | null): string =>
  around === 'hero' ? 'band band-hero' : `band${preview?.band ? ` band-${preview.band}` : ''}`

function usePreview(id: string): WidgetPreview | null {
  const { previews } = useEditorParts()
  return useSyncExternalStore(
    (listener) => previews.subscribe((changed) => changed === id && listener()),
    () => previews.of(id),
  )
}

/** Classes of the root that the server drew. */
const classOf = (drawn: Drawn | null): string =>
  drawn?.kind === 'element' ? (drawn.attributes['class'] ?? '') : ''

interface NoteProps {
  title: string
  says: string
  /** Classes of the empty element that the site has in its place. */
  root: string
  dragRef?: Ref<Element> | undefined
}

/** Stands where a widget shows nothing. */
const Note = ({ title, says, root, dragRef, ...own }: NoteProps) => (
  <div ref={dragRef as Ref<HTMLDivElement>} className={`editor-note ${root}`} {...own}>
    <strong>{title}</strong> {says}
  </div>
)
