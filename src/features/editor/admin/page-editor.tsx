import { memo, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { createAnnouncer, LiveRegion } from './announcer.tsx'
import { EditingProvider, EditorPartsProvider, PageStoreProvider } from './state/editor-context.ts'
import type { EditorParts } from './state/editor-parts.ts'
import { createEditing } from './state/editing.ts'
import { EditorBody } from './editor-body.tsx'
import { MoveDialog } from './outline/move-dialog.tsx'
import { headOf } from './state/tree/page-tree.ts'
import { pageSaving } from './state/page-saving.ts'
import { pageStore } from './state/page-store.ts'
import { idsInOrder, placed } from './state/tree/places.ts'
import { treeOf } from './state/tree/draft-to-tree.ts'

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

/** A page that is edited. It is drawn again only when its own props change, never with the draft around. */
export const PageEditor = memo(function PageEditor(props: PageEditorProps): ReactElement {
  const { widgets, parts, isReadOnly, onChange, ref } = props
  const [store] = useState(() => pageStore(treeOf(widgets, parts)))
  const [announcer] = useState(createAnnouncer)
  const [saving] = useState(() => pageSaving(parts, onChange))
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
      if (page === store.page()) return
      page = store.page()
      saving.changed(page)
    })
    return () => {
      stop()
      saving.now()
    }
  }, [parts, store, saving])
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
