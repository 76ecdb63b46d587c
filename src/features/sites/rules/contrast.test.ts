import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('contrast is measured as WCAG measures it, in either order', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrast('#0E4A4F', '#0E4A4F')).toBe(1)
})

test('a colour of three digits is the one of six', () => {
  expect(contrast('#777', '#fff')).toBe(contrast('#777777', '#FFFFFF'))
})

test.each(['', 'red', '#12345', '#12345678', 'rgb(0, 0, 0)', '#GGGGGG'])(
  '« %s » has no contrast: it is no opaque colour',
  (colour) => {
    expect(contrast(colour, '#FFFFFF')).toBeNull()
  },
)
