import { expect, test } from 'vitest'
import { cleanCode, recoveryCodes } from './recovery-codes.ts'

test('ten codes, each another one, of signs that nobody takes for another', () => {
  const codes = Array.from({ length: 50 }, recoveryCodes).flat()
  expect(codes).toHaveLength(500)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})

test.each([
  ['k7wqm-2hxpd', 'k7wqm-2hxpd'],
  [' k7wqm 2hxpd ', 'k7wqm-2hxpd'],
  ['K7WQM-2HXPD', 'k7wqm-2hxpd'],
  ['K7WQM2HXPD', 'k7wqm-2hxpd'],
  ['k7wqm–2hxpd', 'k7wqm-2hxpd'],
  // As they were made before.
  ['aB3dE-0l1oO', 'aB3dE-0l1oO'],
  ['123 456', '123456'],
  ['', ''],
])('%j is taken as %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})
