import { describe, expect, test } from 'vitest'
import { clockDoubt } from './retention.ts'

const HOUR = 3_600_000
const LAST = '2026-11-20T02:17:00.000Z'
const after = (milliseconds: number) => new Date(Date.parse(LAST) + milliseconds)
const DAY = 24 * HOUR

describe('whether the clock is doubted before data are erased', () => {
  test('not on a first start, not after a night, not after a month without electricity', () => {
    expect(clockDoubt(() => 0)(null, after(0))).toBe(false)
    for (const days of [1, 2, 30, 40]) {
      expect(clockDoubt(() => 0)(LAST, after(days * DAY)), `${days} days`).toBe(false)
    }
  })

  test('not when it went back, by an hour or a year: less is erased then', () => {
    const isDoubted = clockDoubt(() => 0)
    expect(isDoubted(LAST, after(-HOUR))).toBe(false)
    expect(isDoubted(LAST, after(-365 * DAY))).toBe(false)
  })

  test('by a year on it is, for a day of running, however often it is asked', () => {
    let running = 5000
    const isDoubted = clockDoubt(() => running)
    expect(isDoubted(LAST, after(365 * DAY))).toBe(true)
    running += 22 * HOUR
    expect(isDoubted(LAST, after(366 * DAY))).toBe(true)
    running += 2 * HOUR
    expect(isDoubted(LAST, after(366 * DAY))).toBe(false)
  })

  test('a clock that was put right in between begins its day anew when it jumps again', () => {
    let running = 0
    const isDoubted = clockDoubt(() => running)
    expect(isDoubted(LAST, after(365 * DAY))).toBe(true)
    running += DAY
    expect(isDoubted(LAST, after(DAY))).toBe(false)
    expect(isDoubted(LAST, after(365 * DAY))).toBe(true)
  })
})
