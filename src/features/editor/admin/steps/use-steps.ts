import { useState } from 'react'
import { editHistory } from '../state/history.ts'

/** What is done step by step, and back. */
export interface Steps<State> {
  /** Changes of one `kind` that follow each other at once are one step. */
  change(next: State, kind?: string): void
  canUndo: boolean
  canRedo: boolean
  undo(): void
  redo(): void
}

/**
 * The way back in a form whose document saves by itself: `take` puts a state in the place of the present one.
 * Nothing changes while nothing may be typed.
 */
export function useSteps<State>(
  present: State,
  take: (state: State) => void,
  isReadOnly: boolean,
): Steps<State> {
  const [history] = useState(() => editHistory<State>())
  const go = (step: { state: State } | null) => {
    if (step) take(step.state)
  }
  return {
    change(next, kind = '') {
      if (isReadOnly) return
      history.settle(present)
      history.record('', kind, Date.now())
      history.settle(next)
      take(next)
    },
    canUndo: history.canUndo() && !isReadOnly,
    canRedo: history.canRedo() && !isReadOnly,
    undo: () => go(history.undo()),
    redo: () => go(history.redo()),
  }
}
