import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which the loop has its turn. */
const HELD = 10

let last: Promise<void> = Promise.resolve()
let until = 0

/**
 * Between two pieces of light work of which there may be hundreds, one for each widget of a page: lets
 * the loop go on once they have held it for long. Whoever calls waits for those who called before.
 */
export function yieldToLoop(): Promise<void> {
  last = last.then(async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + HELD
  })
  return last
}
