import { expect, test } from 'vitest'
import { retryAfter } from './retry-after.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

test.each([
  ['120', 120_000],
  [' 3 ', 3000],
  ['Fri, 20 Nov 2026 09:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 08:59:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['bientôt', null],
  ['', null],
  [undefined, null],
])('« %s » asks to wait for %s ms', (header, wait) => {
  expect(retryAfter(header, NOW)).toBe(wait)
})
