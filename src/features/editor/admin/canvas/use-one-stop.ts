import { type KeyboardEvent, useState } from 'react'
import { walk } from '../frame/arrows.ts'

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
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
        walk(event.nativeEvent, buttons, ['ArrowRight', 'ArrowLeft'])
      },
    },
    stop: (name: string) => ({
      tabIndex: name === (current ?? first) ? 0 : -1,
      onFocus: () => setCurrent(name),
    }),
  }
}
