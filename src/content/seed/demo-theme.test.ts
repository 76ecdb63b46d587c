import { describe, expect, test } from 'vitest'
import { demoTheme } from './demo-theme.ts'

const GROUNDS = ['paper', 'surface', 'tint']
const TEXTS = ['ink', 'ink-soft', 'primary', 'primary-strong', 'accent-text']
const MOTIFS = ['fiscal', 'social', 'juridique', 'patrimoine', 'high-tech', 'video']

const pairsOf = (tokens: string[]) =>
  tokens.flatMap((token) => GROUNDS.map((ground) => [token, ground] as const))

/** Relative luminance of `#RRGGBB`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('the contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test('light and dark have the same tokens, each a colour', () => {
  expect(Object.keys(demoTheme.dark)).toEqual(Object.keys(demoTheme.light))
  for (const colour of Object.values({ ...demoTheme.light, ...demoTheme.dark })) {
    expect(colour).toMatch(/^#[0-9A-F]{6}$/)
  }
})

describe.each(['light', 'dark'] as const)('in the %s theme', (mode) => {
  const tokens = demoTheme[mode]
  const colour = (token: string) => tokens[token] ?? ''

  test.each(pairsOf([...TEXTS, ...MOTIFS.map((motif) => `motif-${motif}`)]))(
    '%s is readable as text on %s',
    (token, ground) => {
      expect(contrast(colour(token), colour(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(pairsOf(['accent']))('%s is visible as a drawing on %s', (token, ground) => {
    expect(contrast(colour(token), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})
