import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOOK_IDS } from '#base/core/look.ts'
import { DEFAULT_THEME } from './default-theme.ts'
import { FONT_PAIRS } from './fonts.ts'
import { fontsOf, formTokens, hasColoursOfALook, type Look, lookOf, LOOKS } from './looks.ts'
import { themeVerdicts } from './theme-contrast.ts'
import { THEME_COLOURS } from './theme-tokens.ts'

const rulesOf = ({ id }: Look): string =>
  readFileSync(new URL(`../../../app/client/looks/${id}.scss`, import.meta.url), 'utf8')

const others = LOOKS.filter(({ id }) => id !== LOOK_IDS[0])

test('there is one look for each name, and a theme that names none wears the first', () => {
  expect(LOOKS.map(({ id }) => id)).toEqual([...LOOK_IDS])
  expect(LOOKS.length).toBeGreaterThanOrEqual(5)
  expect(lookOf({}).id).toBe('registre')
  expect(lookOf({ look: 'trame' }).id).toBe('trame')
  expect(lookOf({}).colours).toBe(DEFAULT_THEME)
})

const PAIRS = LOOKS.flatMap((one, index) =>
  LOOKS.slice(index + 1).map((other): [string, Look, Look] => [
    `${one.name} and ${other.name}`,
    one,
    other,
  ]),
)

test.each(PAIRS)('%s differ in more than colour', (_names, one, other) => {
  for (const respect of ['header', 'hero', 'cards', 'pictures', 'density'] as const) {
    expect(one[respect], respect).not.toBe(other[respect])
  }
  const [fonts, otherFonts] = [fontsOf({ look: one.id }), fontsOf({ look: other.id })]
  expect(fonts.title.name).not.toBe(otherFonts.title.name)
  expect(fonts.text.name).not.toBe(otherFonts.text.name)
  expect(one.corners).not.toEqual(other.corners)
})

describe.each(LOOKS.map((look): [string, Look] => [look.name, look]))('%s', (_name, look) => {
  test.each(['light', 'dark'] as const)('every pair of its colours is read, %s', (mode) => {
    const colours = look.colours[mode]
    expect(themeVerdicts(colours).filter(({ passes }) => !passes)).toEqual([])
    expect(THEME_COLOURS).toEqual(expect.arrayContaining(Object.keys(colours)))
  })
})

test.each(others.map((look): [string, Look] => [look.name, look]))(
  '%s: its rules have a form for header, hero, cards and pictures, its tokens its corners and air',
  (_name, look) => {
    const rules = rulesOf(look)
    expect(rules).toContain(`[data-look='${look.id}']`)
    for (const form of ['.site-header', '.hero', '.card', 'drawings(', '.heading-1']) {
      expect(rules, form).toContain(form)
    }
    expect(formTokens({ look: look.id })).toMatchObject({
      radius: `${look.corners[0]}px`,
      'radius-card': `${look.corners[1]}px`,
      air: String(look.density),
    })
  },
)

test('a look has fonts of its own, and wears any others', () => {
  expect(LOOKS.map(({ fonts }) => fonts)).toEqual(
    FONT_PAIRS.slice(0, LOOKS.length).map(({ id }) => id),
  )
  expect(fontsOf({}).title.name).toBe('Fraunces')
  expect(fontsOf({ look: 'atelier' }).text.name).toBe('Karla')
  const tokens = formTokens({ look: 'atelier', fonts: 'bodoni-figtree' })
  expect(tokens).toMatchObject({ radius: '6px', 'title-weight': '600' })
  expect(tokens['serif']).toMatch(/^Fine,Bodoni,.*,serif$/)
  expect(tokens['sans']).toMatch(/^Fine,Figtree,.*,sans-serif$/)
})

test('of the first look and its fonts a sheet says what the stylesheet does not', () => {
  expect(Object.keys(formTokens({}))).toEqual(['serif', 'sans'])
  const base = readFileSync(
    new URL('../../../app/client/styles/_base.scss', import.meta.url),
    'utf8',
  )
  for (const token of ['--title-weight: 560;', '--radius: 10px;', '--radius-card: 14px;']) {
    expect(base).toContain(token)
  }
  expect(base).toContain('var(--air, 1)')
})

test('a firm’s own colours are told from those of a look, however they are written', () => {
  const { light, dark } = lookOf({ look: 'etude' }).colours
  expect(hasColoursOfALook({ light, dark })).toBe(true)
  const lower = Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, value.toLowerCase()]),
  )
  expect(hasColoursOfALook({ light: lower, dark })).toBe(true)
  expect(hasColoursOfALook({ light: { ...light, primary: '#123456' }, dark })).toBe(false)
})
