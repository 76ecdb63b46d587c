import { expect, test } from 'vitest'
import { valueOf } from './stored-state.ts'

test('what was remembered comes back', () => {
  expect(valueOf('[3,4]', [1])).toEqual([3, 4])
  expect(valueOf('"dark"', '')).toBe('dark')
  expect(valueOf('0', 5)).toBe(0)
})

test.each([
  [null, [1]],
  ['{', [1]],
  ['{"length":2}', [1]],
  ['null', [1]],
  ['[1]', 'light'],
  ['12', ''],
])('what is no such value is as if nothing had been remembered: %s', (text, initial) => {
  expect(valueOf(text, initial)).toBe(initial)
})
