import { expect, test } from 'vitest'
import { stopwatch } from './server-timing.ts'

test('the parts follow one another, and the sum is told', () => {
  let now = 1000
  const clock = stopwatch(() => now)
  now += 2.04
  clock.passed('site')
  now += 30
  clock.passed('render')
  expect(clock.header()).toBe('site;dur=2.0, render;dur=30.0, total;dur=32.0')
})
