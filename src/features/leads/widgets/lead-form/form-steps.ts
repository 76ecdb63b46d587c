interface Steps {
  /** Whether the step that is shown is the last. */
  isLast(): boolean
  /** The part of the form that is shown: a step, or the whole form when it has none. */
  shown(): HTMLElement
  next(): void
  /** Shows the step that holds an element. */
  showWith(element: Element): void
}

/** Place of a step in the browser's history. */
interface StepState {
  etape?: number
  /** One of our own entries lies before it. */
  pushed?: boolean
}

const currentState = (): StepState => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * One step at a time, with the browser's back and forward. `mayLeave` says whether the answers of a
 * step let its visitor go on.
 */
export function formSteps(
  form: HTMLFormElement,
  first: number | null,
  isComplete: (step: HTMLElement) => boolean,
): Steps {
  const steps = [...form.querySelectorAll<HTMLElement>('.form-step')]
  let current = 0

  const show = (place: number, andFocus: boolean) => {
    current = Math.min(Math.max(place, 0), steps.length - 1)
    steps.forEach((step, at) => {
      step.hidden = at !== current
    })
    if (andFocus) steps[current]?.querySelector('legend')?.focus()
  }
  /** The furthest step up to one that the answers so far allow. */
  const allowed = (place: number): number => {
    const incomplete = steps.slice(0, place).findIndex((step) => !isComplete(step))
    return incomplete < 0 ? place : incomplete
  }
  const back = () => {
    if (currentState().pushed) return history.back()
    history.replaceState({ etape: current - 1 }, '')
    show(current - 1, true)
  }

  if (steps.length > 1) {
    for (const moves of form.querySelectorAll<HTMLElement>('[data-move]')) moves.hidden = false
    form.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-move="back"]')) back()
    })
    addEventListener('popstate', () => show(allowed(currentState().etape ?? 0), true))
    show(first ?? allowed(currentState().etape ?? 0), false)
    history.replaceState({ ...currentState(), etape: current }, '')
  }
  form.dataset['started'] = ''
  return {
    isLast: () => current >= steps.length - 1,
    shown: () => steps[current] ?? form,
    next() {
      history.pushState({ etape: current + 1, pushed: true } satisfies StepState, '')
      show(current + 1, true)
    },
    showWith(element) {
      const place = steps.findIndex((step) => step.contains(element))
      if (place >= 0 && place !== current) show(place, false)
    },
  }
}
