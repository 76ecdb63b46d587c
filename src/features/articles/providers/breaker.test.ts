import { beforeEach, expect, test } from 'vitest'
import { type Breaker, type BreakerChange, createBreaker } from './breaker.ts'

let breaker: Breaker
let changes: BreakerChange[]
beforeEach(() => {
  changes = []
  breaker = createBreaker((change) => changes.push(change))
})

const fail = (times: number, now: number, retryAfter: number | null = null) => {
  for (let time = 0; time < times; time += 1) breaker.failed(now, 'En panne.', retryAfter)
}

test('calls pass until five have failed in a row', () => {
  fail(4, 1000)
  expect(breaker.admits(1000)).toBe(true)
  breaker.succeeded()
  fail(4, 1000)
  expect(breaker.admits(1000)).toBe(true)
  fail(1, 1000)
  expect(breaker.admits(1000)).toBe(false)
  expect(changes).toEqual([{ state: 'open', reason: 'En panne.', until: 16_000 }])
})

test('after the pause one call may try, and only one', () => {
  fail(5, 0)
  expect(breaker.admits(14_999)).toBe(false)
  expect(breaker.admits(15_000)).toBe(true)
  expect(breaker.admits(15_000)).toBe(false)
  expect(changes.at(-1)).toMatchObject({ state: 'half-open', until: null })
})

test('a probe that succeeds closes it, and the next pause is short again', () => {
  fail(5, 0)
  breaker.admits(15_000)
  fail(1, 15_000)
  breaker.admits(45_000)
  breaker.succeeded()
  expect(changes.at(-1)?.state).toBe('closed')
  expect(breaker.closedUntil()).toBeNull()
  fail(5, 50_000)
  expect(breaker.closedUntil()).toBe(65_000)
})

test('each probe that fails doubles the pause, up to two minutes', () => {
  fail(5, 0)
  const pauses: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const until = breaker.closedUntil() ?? 0
    breaker.admits(until)
    fail(1, until)
    pauses.push((breaker.closedUntil() ?? 0) - until)
  }
  expect(pauses).toEqual([30_000, 60_000, 120_000, 120_000, 120_000])
})

test('a provider that asks to be left alone is, at once, for an hour at most', () => {
  fail(1, 0, 60_000)
  expect(breaker.closedUntil()).toBe(60_000)
  breaker.admits(60_000)
  fail(1, 60_000, 86_400_000)
  expect(breaker.closedUntil()).toBe(3_660_000)
})

test('calls that were under way when it opened change nothing, unless they ask for more time', () => {
  fail(5, 0)
  fail(7, 5000)
  expect(breaker.closedUntil()).toBe(15_000)
  fail(1, 5000, 30_000)
  expect(breaker.closedUntil()).toBe(35_000)
  expect(changes).toHaveLength(1)
})
