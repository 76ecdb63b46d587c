import { type StepOptions, type StepStore, stepStore } from './step-store.ts'
import type { PageTree } from './tree/page-tree.ts'
import { placed } from './tree/places.ts'

/** The page that is edited, the widget that is chosen in it, and the way back. */
export interface PageStore extends Omit<StepStore<PageTree>, 'state' | 'open' | 'change'> {
  page(): PageTree
  /** Makes another page of it, as one step, and chooses a widget of that one: whoever listens hears it once. */
  change(label: string, next: (page: PageTree) => PageTree, options?: ChangeOptions): void
  /** Name of the widget that is chosen. */
  selectedId(): string | null
  select(id: string | null): void
}

interface ChangeOptions extends StepOptions {
  /** Who is chosen then; what was chosen unless said. */
  chosen?: string | null
}

export function pageStore(opened: PageTree, now?: () => number): PageStore {
  const { state: page, ...steps } = stepStore(opened, now)
  const listeners = new Set<() => void>()
  let selected: string | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const select = (id: string | null) => {
    if (id === selected || (id !== null && !placed(page(), id))) return
    selected = id
    tell()
  }
  /** Who is chosen with the change that is being made. */
  let wished: string | null | undefined
  steps.subscribe(() => {
    if (wished !== undefined) selected = wished
    // A widget that is gone is not chosen any more.
    if (selected !== null && !placed(page(), selected)) selected = null
    tell()
  })

  return {
    ...steps,
    page,
    change(label, next, { chosen = selected, ...options } = {}) {
      wished = chosen
      try {
        steps.change(label, next, options)
      } finally {
        wished = undefined
      }
      // Nothing changed, and nobody was told.
      select(chosen)
    },
    selectedId: () => selected,
    select,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
