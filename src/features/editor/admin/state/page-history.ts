import type { AppState, PuckAction } from '@puckeditor/core'
import { editHistory } from './history.ts'

/** Puck's whole state: with the page, who stands where in it. */
type PrivateState =
  Extract<Extract<PuckAction, { type: 'set' }>['state'], (...args: never[]) => unknown> extends (
    previous: infer State,
  ) => unknown
    ? State
    : never

type PageState = Pick<PrivateState, 'data' | 'indexes'>

/** What an action is called in « Annuler : … ». */
const LABELS: Readonly<Record<string, string>> = {
  insert: 'ajout',
  remove: 'suppression',
  move: 'déplacement',
  reorder: 'déplacement',
  replace: 'modification',
  duplicate: 'copie',
}

export interface PageHistory {
  /** Puck has acted. @returns whether the page is another one now */
  noticed(action: PuckAction, next: AppState): boolean
  /** Goes a step back or forth; `null` when there is none. */
  go(to: 'undo' | 'redo', dispatch: (action: PuckAction) => void): string | null
  can(to: 'undo' | 'redo'): boolean
  /** Has all that a work does be one step of that name. */
  together(label: string, work: () => void): void
  subscribe(listener: () => void): () => void
}

/** Undo and redo of a page in Puck's store. */
export function pageHistory(now: () => number = () => performance.now()): PageHistory {
  const history = editHistory<PageState>()
  const listeners = new Set<() => void>()
  let data: AppState['data'] | null = null
  let isGoing = false
  let together = ''
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    noticed(action, next) {
      if (next.data === data) return false
      const isFirst = data === null
      data = next.data
      const isChange = !isFirst && !isGoing && action.type in LABELS
      const label = together || (LABELS[action.type] ?? '')
      if (isChange) history.record(label, together || kindOf(action), now())
      if (!isGoing && isWhole(next)) history.settle(copied(next))
      tell()
      return !isFirst
    },
    go(to, dispatch) {
      const step = history[to]()
      if (!step) return null
      isGoing = true
      const { state } = step
      dispatch({
        type: 'set',
        recordHistory: false,
        // A function is taken as it is: an object would be walked through anew, with a warning.
        state: (previous) => ({
          ...previous,
          ...copied(state),
          ui: { ...previous.ui, itemSelector: null },
        }),
      })
      isGoing = false
      tell()
      return step.label
    },
    together(label, work) {
      together = label
      try {
        work()
      } finally {
        together = ''
      }
    },
    can: (to) => (to === 'undo' ? history.canUndo() : history.canRedo()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A widget that is put in and then filled, or typed in, is one step. */
const kindOf = (action: PuckAction): string =>
  action.type === 'insert'
    ? (action.id ?? '')
    : action.type === 'replace'
      ? String(action.data.props['id'])
      : ''

/** Puck's own `replace` takes entries out of the index of the state before. */
const copied = ({ data, indexes: { nodes, zones } }: PageState): PageState => ({
  data,
  indexes: { nodes: { ...nodes }, zones: { ...zones } },
})

/** What a listener gets is the whole state, which its type does not say. */
const isWhole = (state: AppState): state is PrivateState => 'indexes' in state
