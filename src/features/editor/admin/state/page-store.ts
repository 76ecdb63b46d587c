import { editHistory } from './history.ts'
import type { PageTree } from './tree/page-tree.ts'
import { placed } from './tree/places.ts'

/** Where the caret stands in a text of the page. */
export interface Spot {
  /** Name of the widget. */
  id: string
  /** Path of the option. */
  path: string
  /** Characters before the selection, and before its end. */
  start: number
  end: number
}

/** How a change is a step of the history. */
export interface StepOptions {
  /** Changes of one kind that follow each other at once are one step. */
  kind?: string
  /** Milliseconds without a change after which the next one is a step of its own. */
  pause?: number
  /** Where the caret was before it, and is after it. */
  spots?: readonly [before: Spot, after: Spot]
}

/** The page that is edited, the widget that is chosen in it, and the way back. */
export interface PageStore {
  page(): PageTree
  /** Name of the widget that is chosen. */
  selectedId(): string | null
  select(id: string | null): void
  /** Makes another page of it, as one step. */
  change(label: string, next: (page: PageTree) => PageTree, options?: StepOptions): void
  /** Goes a step back or forth. @returns what it was called; `null` when there is none */
  go(to: 'undo' | 'redo'): string | null
  can(to: 'undo' | 'redo'): boolean
  /** Where the caret was when the step that was gone to was made; `null` if in no text. */
  spot(): Spot | null
  subscribe(listener: () => void): () => void
}

interface State {
  page: PageTree
  spot: Spot | null
}

export function pageStore(
  opened: PageTree,
  now: () => number = () => performance.now(),
): PageStore {
  const listeners = new Set<() => void>()
  const history = editHistory<State>()
  let state: State = { page: opened, spot: null }
  let selected: string | null = null
  history.settle(state)

  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** A widget that is gone is not chosen any more. */
  const show = (next: State) => {
    state = next
    if (selected !== null && !placed(next.page, selected)) selected = null
    tell()
  }

  return {
    page: () => state.page,
    selectedId: () => selected,
    select(id) {
      if (id === selected || (id !== null && !placed(state.page, id))) return
      selected = id
      tell()
    },
    change(label, next, { kind = '', pause, spots } = {}) {
      const page = next(state.page)
      if (page === state.page) return
      history.settle({ ...state, spot: spots?.[0] ?? null })
      history.record(label, kind, now(), pause)
      const changed = { page, spot: spots?.[1] ?? null }
      history.settle(changed)
      show(changed)
    },
    go(to) {
      const step = history[to]()
      if (!step) return null
      show(step.state)
      return step.label
    },
    can: (to) => (to === 'undo' ? history.canUndo() : history.canRedo()),
    spot: () => state.spot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
