import { expect, test } from 'vitest'
import { idleLook } from './idle-memory.ts'

const MB = 1024 ** 2

/** A process whose figures a test sets; a collection halves its heap. */
function fakeProcess() {
  const state = { busy: 0, heap: 100 * MB, outside: 4 * MB, given: 0, collected: 0 }
  const look = idleLook({
    utilization: () => state.busy,
    heapBytes: () => state.heap,
    outsideBytes: () => state.outside,
    collect() {
      state.collected += 1
      state.outside = 4 * MB
    },
    giveBack() {
      state.given += 1
      state.heap /= 2
    },
  })
  return { state, look }
}

test('an idle process gives back what its start took, once', () => {
  const { state, look } = fakeProcess()
  look()
  look()
  look()
  expect(state.given).toBe(1)
})

test('one that works keeps it until it has time', () => {
  const { state, look } = fakeProcess()
  state.busy = 0.4
  look()
  expect(state.given).toBe(0)
  state.busy = 0.01
  look()
  expect(state.given).toBe(1)
})

test('what comes in little by little is left alone, a rush is not', () => {
  const { state, look } = fakeProcess()
  look()
  state.heap += 20 * MB
  look()
  expect(state.given).toBe(1)
  state.heap += 20 * MB
  look()
  expect(state.given).toBe(2)
})

test('M3 bodies that nobody holds any more are given back, and what the engine knows stays', () => {
  const { state, look } = fakeProcess()
  look()
  state.outside += 7 * MB
  look()
  expect(state.collected).toBe(0)
  state.outside += 7 * MB
  state.busy = 0.4
  look()
  expect(state.collected).toBe(0)
  state.busy = 0
  look()
  look()
  expect([state.collected, state.given]).toEqual([1, 1])
})
