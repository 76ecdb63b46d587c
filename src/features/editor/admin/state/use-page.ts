import { useSyncExternalStore } from 'react'
import { usePageStore } from './editor-context.ts'
import type { PageTree, PageWidget } from './tree/page-tree.ts'
import { placed } from './tree/places.ts'

/** The page as it stands; drawn again with every change of it. */
export function usePage(): PageTree {
  const store = usePageStore()
  return useSyncExternalStore(store.subscribe, store.page)
}

/** The widget that is chosen, or `null`. */
export function useChosen(): PageWidget | null {
  const store = usePageStore()
  return useSyncExternalStore(store.subscribe, () => {
    const id = store.selectedId()
    return id === null ? null : (placed(store.page(), id)?.widget ?? null)
  })
}

/** Name of the widget that is chosen, or `null`. */
export function useChosenId(): string | null {
  const store = usePageStore()
  return useSyncExternalStore(store.subscribe, store.selectedId)
}
