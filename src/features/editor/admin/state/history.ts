/** Steps that can be undone. */
const MOST = 100
/** Milliseconds within which changes of one kind are one step, unless said. */
const TOGETHER = 1200

interface Step<State> {
  state: State
  /** What led away from it: « Titre modifié ». */
  label: string
}

/** Undo and redo. */
export interface EditHistory<State> {
  /** What stands before the next change. */
  settle(state: State): void
  /**
   * A change was made; changes of the same `kind` in quick succession are one.
   * @param pause milliseconds without a change after which the next is another step
   */
  record(label: string, kind: string, at: number, pause?: number): void
  /** What to go back to; `null` when there is nothing. */
  undo(): Step<State> | null
  redo(): Step<State> | null
  /** Nothing leads back any more, or forth. */
  clear(): void
  canUndo(): boolean
  canRedo(): boolean
}

export function editHistory<State>(): EditHistory<State> {
  let current: State | null = null
  let past: Step<State>[] = []
  let future: Step<State>[] = []
  let last = { kind: '', at: -Infinity }

  const go = (from: Step<State>[], to: Step<State>[]): Step<State> | null => {
    const step = from.pop()
    if (!step || current === null) return null
    to.push({ state: current, label: step.label })
    current = step.state
    last = { kind: '', at: -Infinity }
    return step
  }

  return {
    settle(state) {
      current = state
    },
    record(label, kind, at, pause = TOGETHER) {
      if (current === null) return
      const isSame = kind !== '' && kind === last.kind && at - last.at < pause
      last = { kind, at }
      future = []
      if (!isSame) past = [...past, { state: current, label }].slice(-MOST)
    },
    undo: () => go(past, future),
    redo: () => go(future, past),
    clear() {
      past = []
      future = []
      last = { kind: '', at: -Infinity }
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  }
}
