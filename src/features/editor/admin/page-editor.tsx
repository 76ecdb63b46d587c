import { memo, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { partLater } from '#framework/admin/shell/later.tsx'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { createAnnouncer, LiveRegion } from './announcer.tsx'
import { EditingProvider, EditorPartsProvider, PageStoreProvider } from './state/editor-context.ts'
import type { EditorParts } from './state/editor-parts.ts'
import { createEditing } from './state/editing.ts'
import { EditorBody } from './editor-body.tsx'
import type { Taken } from './state/page-opening.ts'
import { fieldsBetween, headOf } from './state/tree/page-tree.ts'
import { pageSaving } from './state/page-saving.ts'
import { pageStore } from './state/page-store.ts'
import { idsInOrder, placed } from './state/tree/places.ts'
import { treeOf } from './state/tree/draft-to-tree.ts'

const MoveDialog = partLater(async () => (await import('./outline/move-dialog.tsx')).MoveDialog)

export interface PageEditorHandle {
  /** Chooses a widget by its number. */
  goTo(widgetId: number): void
}

interface PageEditorProps {
  ref?: Ref<PageEditorHandle>
  /** The page as it is opened; later values are not looked at. */
  widgets: readonly DraftWidget[]
  /** What takes their place as one step, a version of the history for one; `null` for nothing. */
  taken: Taken | null
  parts: Omit<EditorParts, 'announce'>
  isReadOnly: boolean
  onChange(widgets: DraftWidget[]): void
  /** The other fields of the draft are to be others again: a step that replaced them was taken back, or made again. */
  onFields(fields: object): void
}

/** A page that is edited. It is drawn again only when its own props change, never with the draft around. */
export const PageEditor = memo(function PageEditor(props: PageEditorProps): ReactElement {
  const { widgets, taken, parts, isReadOnly, onChange, onFields, ref } = props
  const [store] = useState(() => pageStore(treeOf(widgets, parts)))
  const [announcer] = useState(createAnnouncer)
  const [saving] = useState(() => pageSaving(parts, onChange))
  const isTaking = useRef(false)
  const [moving, setMoving] = useState<string | null>(null)
  const shared = useMemo(() => ({ ...parts, announce: announcer.announce }), [parts, announcer])
  const isLocked = useStable(() => isReadOnly)
  const [editing] = useState(() =>
    createEditing(store, shared, {
      askWhere: setMoving,
      saveNow: saving.now,
      isReadOnly: isLocked,
    }),
  )
  useEffect(() => {
    let page = store.page()
    parts.previews.order(idsInOrder(page))
    const stop = store.subscribe(() => {
      const former = page
      page = store.page()
      if (page === former) return
      const fields = fieldsBetween(former, page)
      if (fields && !isTaking.current) onFields(fields)
      saving.changed(page)
    })
    return () => {
      stop()
      saving.now()
    }
  }, [parts, store, saving, onFields])
  useEffect(() => {
    if (!taken) return
    const { widgets: others, ...replacement } = taken
    // The draft has those fields already.
    isTaking.current = true
    store.change('changement de version', () => ({ ...treeOf(others, parts), replacement }))
    isTaking.current = false
  }, [taken, store, parts])
  useImperativeHandle(ref, () => ({
    goTo(widgetId) {
      const page = store.page()
      const id = idsInOrder(page).find((one) => {
        const found = placed(page, one)
        return found && headOf(found.widget.props).id === widgetId
      })
      if (id !== undefined) store.select(id)
    },
  }))
  return (
    <EditorPartsProvider value={shared}>
      <PageStoreProvider value={store}>
        <EditingProvider value={editing}>
          <EditorBody isReadOnly={isReadOnly} />
          {moving === null ? null : <MoveDialog id={moving} onClose={() => setMoving(null)} />}
          <LiveRegion announcer={announcer} />
        </EditingProvider>
      </PageStoreProvider>
    </EditorPartsProvider>
  )
})
