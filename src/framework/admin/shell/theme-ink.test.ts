import { expect, test } from 'vitest'
import { DARK, type Ink, LIGHT } from './theme-ink.ts'

type Colour = Exclude<keyof Ink, 'mode'>

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS: Colour[] = ['paper', 'surface', 'tint', 'errorTint', 'warningTint', 'successTint']
const TEXTS: Colour[] = ['ink', 'inkSoft', 'primary', 'accent', 'error', 'success', 'info']
const FILLED: Colour[] = ['primary', 'accent', 'error', 'success', 'info']

test.each([LIGHT, DARK])('texts can be read on every ground, $mode', (ink) => {
  for (const text of TEXTS) {
    for (const ground of GROUNDS) {
      expect(contrast(ink[text], ink[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  for (const filled of FILLED) {
    expect(contrast(ink.onPrimary, ink[filled]), `on ${filled}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each([LIGHT, DARK])('the edge of a field can be seen, $mode', (ink) => {
  expect(contrast(ink.edge, ink.paper)).toBeGreaterThanOrEqual(3)
  expect(contrast(ink.edge, ink.surface)).toBeGreaterThanOrEqual(3)
})
