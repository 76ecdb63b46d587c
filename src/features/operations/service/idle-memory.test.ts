import { expect, test } from 'vitest'
import { idleLook, collectGarbage } from './idle-memory.ts'

const MB = 1024 ** 2

/** A process whose figures a test sets; a collection leaves 50 MB. */
function fakeProcess() {
  const state = { busy: 0, bytes: 100 * MB, collected: 0 }
  const look = idleLook({
    utilization: () => state.busy,
    bytes: () => state.bytes,
    collect() {
      state.collected += 1
      state.bytes = 50 * MB
    },
  })
  return { state, look }
}

test('an idle process lets go of what its start took, once', () => {
  const { state, look } = fakeProcess()
  look()
  look()
  look()
  expect(state.collected).toBe(1)
})

test('M3 one that works keeps it until it has time', () => {
  const { state, look } = fakeProcess()
  state.busy = 0.4
  look()
  expect(state.collected).toBe(0)
  state.busy = 0.01
  look()
  expect(state.collected).toBe(1)
})

test('what comes in little by little is left alone, a rush is not', () => {
  const { state, look } = fakeProcess()
  look()
  state.bytes += 10 * MB
  look()
  expect(state.collected).toBe(1)
  state.bytes += 10 * MB
  look()
  expect(state.collected).toBe(2)
})

test('what nobody holds any more is gone at once', async () => {
  const held = { name: 'held' }
  const kept = new WeakRef(held)
  const left = new WeakRef({ name: 'left' })
  // A reference that was just made holds until the turn ends.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(left.deref()).toBeUndefined()
  expect(kept.deref()).toBe(held)
})
