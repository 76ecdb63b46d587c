import { expect, test } from 'vitest'
import { isoDuration } from './feed-document-media.ts'

test.each([
  [65, 'PT1M5S'],
  [59.6, 'PT1M'],
  [3600, 'PT1H'],
  [3723, 'PT1H2M3S'],
  [86_400, 'PT24H'],
  [86_401, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  [0, null],
  [-5, null],
  [null, null],
])('%s seconds', (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration)
})
