import { createHook } from 'node:async_hooks'

/** As long as the process lives, so do these. */
const kept: object[] = []

/**
 * Keeps the objects of two ticks alive, and with them their shape. `process.nextTick` makes its object with
 * computed keys, whose shape V8 holds weakly: a full collection while no tick waits takes it away, as happens
 * during each start, and from then on every tick of this process takes the engine's slow way, seven times as
 * long; an answer has five of them. `npm run bench -- cached` says when V8 no longer needs it.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_id, type, _trigger, tick) => {
      if (type === 'TickObject') kept.push(tick)
    },
  }).enable()
  process.nextTick(() => {})
  process.nextTick(() => {}, 1)
  hook.disable()
}
