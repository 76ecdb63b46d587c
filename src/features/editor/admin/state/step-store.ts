import { editHistory } from './history.ts'

/** Where the caret stands in a text of the page. */
export interface Spot {
  /** Name of the widget, or of what else holds the text. */
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

/** What is edited step by step, in the page and beside it, with one way back. */
export interface StepStore<State> {
  state(): State
  /** Makes another state of it, as one step. */
  change(label: string, next: (state: State) => State, options?: StepOptions): void
  /** Puts another state in its place that is nobody's step: nothing leads back any more. */
  open(state: State): void
  /** Goes a step back or forth. @returns what it was called; `null` when there is none */
  go(to: 'undo' | 'redo'): string | null
  can(to: 'undo' | 'redo'): boolean
  /** Where the caret was when the step that was gone to was made; `null` if in no text. */
  spot(): Spot | null
  subscribe(listener: () => void): () => void
}

export function stepStore<State>(
  opened: State,
  now: () => number = () => performance.now(),
): StepStore<State> {
  const listeners = new Set<() => void>()
  const history = editHistory<{ state: State; spot: Spot | null }>()
  let present: { state: State; spot: Spot | null } = { state: opened, spot: null }
  history.settle(present)

  const show = (next: typeof present) => {
    present = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => present.state,
    change(label, next, { kind = '', pause, spots } = {}) {
      const state = next(present.state)
      if (state === present.state) return
      history.settle({ ...present, spot: spots?.[0] ?? null })
      history.record(label, kind, now(), pause)
      const changed = { state, spot: spots?.[1] ?? null }
      history.settle(changed)
      show(changed)
    },
    open(state) {
      history.clear()
      const next = { state, spot: null }
      history.settle(next)
      show(next)
    },
    go(to) {
      const step = history[to]()
      if (!step) return null
      show(step.state)
      return step.label
    },
    can: (to) => (to === 'undo' ? history.canUndo() : history.canRedo()),
    spot: () => present.spot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
