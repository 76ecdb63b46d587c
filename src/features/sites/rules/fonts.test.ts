import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { FONT_PAIR_IDS } from '#base/core/look.ts'
import { familiesOf, FONT_PAIRS, type FontFamily, fontPair, fontPairName } from './fonts.ts'

interface Font {
  hasGlyphForCodePoint(point: number): boolean
  layout(text: string, features: string[]): { positions: { xAdvance: number }[] }
}

const require = createRequire(import.meta.url)
// What the PDF library reads fonts with.
const fontkit: { create(bytes: Buffer): Font } = createRequire(require.resolve('pdfkit'))('fontkit')

/** Bytes of the fonts that a first page may fetch, with what the narrow space weighs. */
const MOST_FONTS = 90 * 1024
const THIN_SPACE = statSync(
  new URL('../../../app/client/fonts/thin-space.woff2', import.meta.url),
).size

const FAMILIES = [...new Map(FONT_PAIRS.flatMap(familiesOf).map((one) => [one.name, one])).values()]

const fileOf = ({ files }: FontFamily, part: 'latin' | 'latin-ext'): string =>
  require.resolve(`@fontsource-variable/${files}/files/${files}-${part}-wght-normal.woff2`)

const fontOf = (family: FontFamily, part: 'latin' | 'latin-ext'): Font =>
  fontkit.create(readFileSync(fileOf(family, part)))

test('there is a pair for each name, and a dozen families in all', () => {
  expect(FONT_PAIRS.map(({ id }) => id)).toEqual([...FONT_PAIR_IDS])
  expect(FAMILIES).toHaveLength(12)
  expect(new Set(FAMILIES.map(({ files }) => files)).size).toBe(12)
  expect(new Set(FONT_PAIRS.map(({ sentence }) => sentence)).size).toBe(FONT_PAIRS.length)
  expect(fontPairName(fontPair('literata-atkinson'))).toBe('Literata et Atkinson')
  expect(fontPairName(fontPair('atkinson'))).toBe('Atkinson')
})

test.each(FONT_PAIRS.map((pair) => [fontPairName(pair), pair] as const))(
  '%s: what a first page fetches stays within 90 KB',
  (_name, pair) => {
    const sizes = familiesOf(pair).map((family) => statSync(fileOf(family, 'latin')).size)
    expect(sizes.reduce((sum, size) => sum + size, THIN_SPACE)).toBeLessThanOrEqual(MOST_FONTS)
  },
)

test.each(FONT_PAIRS.map(({ text }) => [text.name, text] as const))(
  '%s: figures of a table are as wide as each other',
  (_name, family) => {
    const font = fontOf(family, 'latin')
    const widths = [...'0123456789'].map(
      (figure) => font.layout(figure, ['tnum']).positions[0]?.xAdvance,
    )
    expect(widths).not.toContain(undefined)
    expect(new Set(widths).size).toBe(1)
  },
)

describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (_name, family) => {
  test('has every letter of French in its two files', () => {
    const fonts = [fontOf(family, 'latin'), fontOf(family, 'latin-ext')]
    for (const letter of 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’–€') {
      const point = letter.codePointAt(0) ?? 0
      expect(
        fonts.some((font) => font.hasGlyphForCodePoint(point)),
        letter,
      ).toBe(true)
    }
  })

  test('is open, and keeps its name to nobody', () => {
    const licence = readFileSync(
      require.resolve(`@fontsource-variable/${family.files}/LICENSE`),
      'utf8',
    )
    expect(licence).toContain('SIL Open Font License')
    expect(licence.split('-----------')[0]).not.toMatch(/reserved font name/i)
  })

  test('its rules bring what its stack names', () => {
    const file = new URL(`../../../app/client/fonts/${family.files}.scss`, import.meta.url)
    expect(existsSync(file)).toBe(true)
    const known = [
      ...readFileSync(file, 'utf8').matchAll(/@include (?:face|fallback)\(\s*'([^']+)'/g),
    ]
    const named = family.stack.replace(/,(?:system-ui,sans-)?serif$/, '').split(',')
    expect(named).toEqual(['Fine', ...known.map(([, name]) => name)])
  })
})
