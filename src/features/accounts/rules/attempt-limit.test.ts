import { expect, test } from 'vitest'
import { type AttemptState, nextAttempt, PASSWORD_RULE } from './attempt-limit.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

/** The waits that attempts at these seconds are told; `null` for one that may be made. */
function waits(seconds: readonly number[]): (number | null)[] {
  let state: AttemptState | null = null
  return seconds.map((second) => {
    const next = nextAttempt(state, at(second), PASSWORD_RULE)
    state = next.state
    return next.wait
  })
}

test('five attempts are free, the sixth waits a minute', () => {
  expect(waits([0, 0, 0, 0, 0, 0, 0, 30])).toEqual([null, null, null, null, null, 60, 60, 30])
})

test('after each wait one attempt may be made, and the next wait is twice as long', () => {
  expect(waits([0, 0, 0, 0, 0, 60, 60, 180, 180])).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    120,
    null,
    240,
  ])
})

test('a wait never exceeds an hour', () => {
  const state = { attempts: 400, blockedUntil: '', forgottenAt: at(10).toISOString() }
  const blocked = nextAttempt(state, at(0), PASSWORD_RULE).state
  expect(nextAttempt(blocked, at(0), PASSWORD_RULE).wait).toBe(3600)
})

test('what is refused neither counts nor prolongs the wait', () => {
  expect(waits([0, 0, 0, 0, 0, 10, 20, 59, 60, 61])).toEqual([
    null,
    null,
    null,
    null,
    null,
    50,
    40,
    1,
    null,
    119,
  ])
})

test('a day later everything is forgotten', () => {
  const day = 24 * 3600
  expect(waits([0, 0, 0, 0, 0, day, day])).toEqual([null, null, null, null, null, null, null])
})
