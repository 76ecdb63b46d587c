import { useEffect, useRef, useState } from 'react'
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

/** What stands in a form. */
interface Present<State> {
  state: State
  /** Rises when it was replaced from outside: by a version of the history, or by what somebody else wrote. */
  generation: number
  /** Nothing changes while nothing may be typed. */
  isReadOnly: boolean
}

/**
 * The way back in a form whose document saves by itself: `take` puts a state in the place of the present one. What
 * replaced it is a step too, unless somebody else is writing.
 */
export function useSteps<State>(
  present: Present<State>,
  take: (state: State) => void,
): Steps<State> {
  const { state, generation, isReadOnly } = present
  const [history] = useState(() => editHistory<State>())
  const [, draw] = useState(generation)
  const latest = useRef(present)
  useEffect(() => {
    const former = latest.current
    latest.current = present
    if (former.generation === generation) return
    if (isReadOnly) {
      history.clear()
    } else {
      history.settle(former.state)
      history.record('', '', Date.now())
    }
    history.settle(state)
    // Whether there is a way back is asked while drawing.
    draw(generation)
  }, [history, present, state, generation, isReadOnly])
  const go = (step: { state: State } | null) => {
    if (step) take(step.state)
  }
  return {
    change(next, kind = '') {
      if (isReadOnly) return
      history.settle(state)
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
