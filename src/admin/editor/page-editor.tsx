import { Puck, useGetPuck, type AppState, type PuckAction } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { memo, useEffect, useMemo, useRef, useState, type ReactElement, type Ref } from 'react'
import { useImperativeHandle } from 'react'
import type { DraftWidget } from '#domain/page-draft.ts'
import { createAnnouncer, LiveRegion, type Announcer } from './announcer.tsx'
import { DICTIONARY } from './dictionary.ts'
import { EditingProvider, EditorPartsProvider } from './editor-context.ts'
import type { EditorParts } from './editor-parts.ts'
import { createEditing, type Editing } from './editing.ts'
import { EditorBody } from './editor-body.tsx'
import { fromPuck } from './from-puck.ts'
import { makeConfig } from './make-config.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { headOf, type PageProps, type PuckPage } from './page-data.ts'
import { pageHistory, type PageHistory } from './page-history.ts'
import { idsInOrder, placed } from './places.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { toPuck } from './to-puck.ts'
import { WidgetBar } from './widget-bar.tsx'
import { NoNumberYet } from './widget-numbers.ts'

const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false } as const
const OVERRIDES = { iframe: PreviewFrame, actionBar: WidgetBar }
const NOTHING = { drag: false, edit: false, insert: false, delete: false, duplicate: false }
const ALL = { drag: true, edit: true, insert: true, delete: true, duplicate: true }
const NO_PLUGINS: [] = []
/** Milliseconds until numbers are asked for again. */
const AGAIN = 3000

export interface PageEditorHandle {
  /** Chooses a widget by its number. */
  goTo(widgetId: number): void
}

interface PageEditorProps {
  ref?: Ref<PageEditorHandle>
  /** The page as it is opened; later values are not looked at. */
  widgets: readonly DraftWidget[]
  parts: Omit<EditorParts, 'announce'>
  isReadOnly: boolean
  onChange(widgets: DraftWidget[]): void
}

/** A page in Puck. It is drawn again only when its own props change, never with the draft around. */
export const PageEditor = memo(function PageEditor(props: PageEditorProps): ReactElement {
  const { widgets, parts, isReadOnly, onChange, ref } = props
  const [config] = useState(() => makeConfig(parts.descriptions))
  const [data] = useState(() => toPuck(widgets, parts.descriptions))
  const [history] = useState(() => pageHistory())
  const [announcer] = useState(createAnnouncer)
  const shared = useMemo(() => ({ ...parts, announce: announcer.announce }), [parts, announcer])
  const [saving] = useState(() => pageSaving(data.root.props, parts))
  saving.onChange = onChange
  const onAction = useMemo(
    () => (action: PuckAction, next: AppState) => {
      const { root } = next.data as PuckPage
      if (history.noticed(action, next)) saving.changed(root.props)
    },
    [history, saving],
  )
  useEffect(() => {
    parts.previews.order(idsInOrder(data.root.props))
    return () => saving.now()
  }, [])
  return (
    <EditorPartsProvider value={shared}>
      <Puck
        config={config}
        data={data}
        dictionary={DICTIONARY}
        iframe={IFRAME}
        overrides={OVERRIDES}
        plugins={NO_PLUGINS}
        permissions={isReadOnly ? NOTHING : ALL}
        onAction={onAction}
        height="100%"
      >
        <Inside
          announcer={announcer}
          history={history}
          isReadOnly={isReadOnly}
          saveNow={saving.now}
          shared={shared}
          {...(ref ? { handle: ref } : {})}
        />
      </Puck>
    </EditorPartsProvider>
  )
})

/** Gives the page to the draft as soon as a change is over, and every new widget its number. */
function pageSaving(opened: PageProps, { numbers, previews }: Omit<EditorParts, 'announce'>) {
  let page = opened
  let timer: number | undefined
  const saving = {
    onChange: (_widgets: DraftWidget[]): void => {},
    changed(next: PageProps) {
      page = next
      timer ??= window.setTimeout(saving.now, 0)
    },
    now() {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      previews.order(idsInOrder(page))
      try {
        saving.onChange(fromPuck(page, numbers.of))
      } catch (cause) {
        if (!(cause instanceof NoNumberYet)) throw cause
        const later = () => {
          timer ??= window.setTimeout(saving.now, AGAIN)
        }
        void numbers.fill().then(() => saving.changed(page), later)
      }
    },
  }
  return saving
}

interface InsideProps {
  announcer: Announcer
  history: PageHistory
  isReadOnly: boolean
  saveNow(): void
  shared: EditorParts
  handle?: Ref<PageEditorHandle>
}

function Inside({ announcer, history, isReadOnly, saveNow, shared, handle }: InsideProps) {
  const puck = useGetPuck()
  const [moving, setMoving] = useState<string | null>(null)
  const readOnly = useRef(isReadOnly)
  readOnly.current = isReadOnly
  const [editing] = useState((): Editing => {
    const go = (to: 'undo' | 'redo') => {
      const chosen = made.selectedId()
      const label = history.go(to, puck().dispatch)
      if (label === null) return
      if (chosen !== null && placed(made.page(), chosen)) made.select(chosen)
      shared.announce(to === 'undo' ? `Annulé : ${label}.` : `Rétabli : ${label}.`)
    }
    const made = createEditing(puck, shared, {
      undo: () => go('undo'),
      redo: () => go('redo'),
      askWhere: setMoving,
      saveNow,
      isReadOnly: () => readOnly.current,
    })
    return made
  })
  useImperativeHandle(handle, () => ({
    goTo(widgetId) {
      const page = editing.page()
      const id = idsInOrder(page).find((one) => {
        const found = placed(page, one)
        return found && headOf(found.widget.props).id === widgetId
      })
      if (id !== undefined) editing.select(id)
    },
  }))
  return (
    <EditingProvider value={editing}>
      <EditorBody history={history} isReadOnly={isReadOnly} />
      {moving !== null ? <MoveDialog id={moving} onClose={() => setMoving(null)} /> : null}
      <LiveRegion announcer={announcer} />
    </EditingProvider>
  )
}
