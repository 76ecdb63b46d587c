import { type StepStore, stepStore } from './step-store.ts'
import type { PageTree } from './tree/page-tree.ts'
import { placed } from './tree/places.ts'

/** The page that is edited, the widget that is chosen in it, and the way back. */
export interface PageStore extends Omit<StepStore<PageTree>, 'state' | 'open'> {
  page(): PageTree
  /** Name of the widget that is chosen. */
  selectedId(): string | null
  select(id: string | null): void
}

export function pageStore(opened: PageTree, now?: () => number): PageStore {
  const { state: page, ...steps } = stepStore(opened, now)
  const listeners = new Set<() => void>()
  let selected: string | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  steps.subscribe(() => {
    // A widget that is gone is not chosen any more.
    if (selected !== null && !placed(page(), selected)) selected = null
    tell()
  })

  return {
    ...steps,
    page,
    selectedId: () => selected,
    select(id) {
      if (id === selected || (id !== null && !placed(page(), id))) return
      selected = id
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
