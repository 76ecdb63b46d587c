import { expect, test } from 'vitest'
import { coloursOfLogo } from './logo-colours.ts'

type Pixel = readonly [number, number, number, number]

const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  Uint8Array.from(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel)).flat(),
  )

const RED = [192, 32, 32, 255] as const
const BLUE = [32, 64, 192, 255] as const
const BLACK = [20, 20, 20, 255] as const
const NOTHING = [255, 0, 0, 0] as const

test('the colours of a logo are those that cover most of it, greys left out', () => {
  expect(coloursOfLogo(picture([BLACK, 90], [RED, 40], [BLUE, 10], [NOTHING, 500]))).toEqual([
    '#c02020',
    '#2040c0',
  ])
  expect(coloursOfLogo(picture([RED, 40], [[200, 40, 40, 255], 10]))).toEqual(['#c22222'])
})

test('a logo in black and white has none, nor has an empty one', () => {
  expect(coloursOfLogo(picture([BLACK, 50], [[255, 255, 255, 255], 50]))).toEqual([])
  expect(coloursOfLogo(picture([NOTHING, 50]))).toEqual([])
  expect(coloursOfLogo([])).toEqual([])
})
