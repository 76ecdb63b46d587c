import { expect, test } from 'vitest'
import { safeColour } from './safe-colour.ts'

test.each(['#abc', '#ABCD', '#0e4a4f', '#0E4A4FCC'])('« %s » is a colour', (colour) => {
  expect(safeColour(colour)).toBe(colour)
})

test.each([
  undefined,
  '',
  'red',
  '#ab',
  '#abcde',
  '#0E4A4F0',
  '#0E4A4G',
  '#fff;}',
  ' #fff',
  '#fff\n',
])('« %s » is none', (value) => {
  expect(safeColour(value)).toBeNull()
})
