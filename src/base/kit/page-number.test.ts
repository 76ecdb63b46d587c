import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  undefined,
  null,
  '',
  '0',
  '-1',
  '1.5',
  '2.0',
  '02',
  '+2',
  ' 2',
  '2 ',
  '1e3',
  '0x10',
  'deux',
  '9007199254740993',
  '99999999999999999999',
  '2,0',
  '٢',
  ['2'],
  ['2', '3'],
  {},
  true,
  0,
  -3,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
])('D5 a page given as %j counts as 1', (value) => {
  expect(pageNumber(value)).toBe(1)
})

test.each([
  ['1', 1],
  ['2', 2],
  ['120', 120],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  [7, 7],
])('D5 a page given as %j is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page)
})

test('D5 a page is a safe integer from 1, and reading its own text changes nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const page = pageNumber(value)
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      expect(pageNumber(String(page))).toBe(page)
    }),
  )
})
