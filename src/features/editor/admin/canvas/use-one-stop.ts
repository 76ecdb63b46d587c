import { type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
}

/**
 * A toolbar that is one stop of the Tab key: the arrows lead from button to button. Spread `toolbar` over it,
 * and `stop` of its name over each of its buttons.
 * @param first the button that Tab comes to at first
 */
export function useOneStop(first: string) {
  const [current, setCurrent] = useState<string | null>(null)
  return {
    toolbar: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = STEPS[event.key]
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
        const place = buttons.findIndex((button) => button === event.target)
        if (place === -1) return
        event.preventDefault()
        buttons[step(place, buttons.length - 1)]?.focus()
      },
    },
    stop: (name: string) => ({
      tabIndex: name === (current ?? first) ? 0 : -1,
      onFocus: () => setCurrent(name),
    }),
  }
}
