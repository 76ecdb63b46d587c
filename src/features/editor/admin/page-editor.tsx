import { Puck, useGetPuck, type AppState, type PuckAction } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { memo, useCallback, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { createAnnouncer, LiveRegion, type Announcer } from './announcer.tsx'
import { DICTIONARY } from './options/dictionary.ts'
import { EditingProvider, EditorPartsProvider } from './state/editor-context.ts'
import type { EditorParts } from './state/editor-parts.ts'
import { createEditing } from './state/editing.ts'
import { EditorBody } from './editor-body.tsx'
import { makeConfig } from './make-config.tsx'
import { MoveDialog } from './outline/move-dialog.tsx'
import { headOf, type PuckPage } from './state/page-data.ts'
import { pageHistory, type PageHistory } from './state/page-history.ts'
import { pageSaving } from './state/page-saving.ts'
import { idsInOrder, placed } from './state/places.ts'
import { PreviewFrame } from './canvas/preview-frame.tsx'
import { toPuck } from './state/to-puck.ts'
import { WidgetBar } from './canvas/widget-bar.tsx'

const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false } as const
const OVERRIDES = { iframe: PreviewFrame, actionBar: WidgetBar }
const NOTHING = { drag: false, edit: false, insert: false, delete: false, duplicate: false }
const ALL = { drag: true, edit: true, insert: true, delete: true, duplicate: true }
const NO_PLUGINS: [] = []

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
  const [data] = useState(() => toPuck(widgets, parts))
  const [history] = useState(() => pageHistory())
  const [announcer] = useState(createAnnouncer)
  const [saving] = useState(() => pageSaving(parts, onChange))
  const shared = useMemo(() => ({ ...parts, announce: announcer.announce }), [parts, announcer])
  const onAction = useCallback(
    (action: PuckAction, next: AppState) => {
      const { root } = next.data as PuckPage
      if (history.noticed(action, next)) saving.changed(root.props)
    },
    [history, saving],
  )
  useEffect(() => {
    parts.previews.order(idsInOrder(data.root.props))
    return saving.now
  }, [parts, data, saving])
  const inside = { announcer, history, isReadOnly, saveNow: saving.now, shared }
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
        <Inside {...inside} {...(ref ? { handle: ref } : {})} />
      </Puck>
    </EditorPartsProvider>
  )
})

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
  const isLocked = useStable(() => isReadOnly)
  const [editing] = useState(() =>
    createEditing(puck, shared, { history, askWhere: setMoving, saveNow, isReadOnly: isLocked }),
  )
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
      {moving === null ? null : <MoveDialog id={moving} onClose={() => setMoving(null)} />}
      <LiveRegion announcer={announcer} />
    </EditingProvider>
  )
}
