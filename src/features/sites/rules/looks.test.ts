import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { LOOK_IDS } from '#base/core/look.ts'
import { DEFAULT_THEME } from './default-theme.ts'
import { hasColoursOfALook, type Look, lookOf, LOOKS, lookTokens } from './looks.ts'
import { themeVerdicts } from './theme-contrast.ts'
import { THEME_COLOURS } from './theme-tokens.ts'

const require = createRequire(import.meta.url)

/** Bytes of the fonts that a first page may fetch. */
const MOST_FONTS = 90 * 1024

const rulesOf = ({ id }: Look): string =>
  readFileSync(new URL(`../../../app/client/looks/${id}.scss`, import.meta.url), 'utf8')

const others = LOOKS.filter(({ id }) => id !== LOOK_IDS[0])

test('there is one look for each name, and a theme that names none wears the first', () => {
  expect(LOOKS.map(({ id }) => id)).toEqual([...LOOK_IDS])
  expect(LOOKS.length).toBeGreaterThanOrEqual(5)
  expect(lookOf({}).id).toBe('registre')
  expect(lookOf({ look: 'trame' }).id).toBe('trame')
  expect(lookOf({}).colours).toBe(DEFAULT_THEME)
  expect(lookTokens(lookOf({}))).toEqual({})
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
  expect(one.title.name).not.toBe(other.title.name)
  expect(one.text.name).not.toBe(other.text.name)
  expect(one.corners).not.toEqual(other.corners)
})

describe.each(LOOKS.map((look): [string, Look] => [look.name, look]))('%s', (_name, look) => {
  test.each(['light', 'dark'] as const)('every pair of its colours is read, %s', (mode) => {
    const colours = look.colours[mode]
    expect(themeVerdicts(colours).filter(({ passes }) => !passes)).toEqual([])
    expect(THEME_COLOURS).toEqual(expect.arrayContaining(Object.keys(colours)))
  })

  test('its two families weigh what a first page may fetch, and have letters of other names', () => {
    const files = [...new Set([look.title.files, look.text.files])]
    const sizes = files.map((family) => {
      const fileOf = (part: string) =>
        require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`)
      expect(existsSync(fileOf('latin-ext'))).toBe(true)
      return statSync(fileOf('latin')).size
    })
    expect(sizes.reduce((sum, size) => sum + size, 1024)).toBeLessThanOrEqual(MOST_FONTS)
  })

  test('none of its families keeps its name to itself', () => {
    for (const { files } of [look.title, look.text]) {
      const licence = readFileSync(require.resolve(`@fontsource-variable/${files}/LICENSE`), 'utf8')
      expect(licence).toContain('SIL Open Font License')
      expect(licence.split('-----------')[0]).not.toMatch(/reserved font name/i)
    }
  })
})

test.each(others.map((look): [string, Look] => [look.name, look]))(
  '%s: its rules have a form for header, hero, cards and pictures, and the letters that its tokens name',
  (_name, look) => {
    const rules = rulesOf(look)
    expect(rules).toContain(`[data-look='${look.id}']`)
    for (const form of ['.site-header', '.hero', '.card', 'drawings(', '.heading-1']) {
      expect(rules, form).toContain(form)
    }
    const known = [...rules.matchAll(/@include (?:face|fallback)\(\s*'([^']+)'/g)].map(
      ([, name]) => name,
    )
    const named = [look.title.stack, look.text.stack].flatMap((stack) => stack.split(','))
    expect(new Set(named.map((name) => name.slice(1, -1)))).toEqual(new Set(['Fine', ...known]))
    expect(lookTokens(look)).toMatchObject({
      radius: `${look.corners[0]}px`,
      'radius-card': `${look.corners[1]}px`,
      air: String(look.density),
    })
  },
)

test('a firm’s own colours are told from those of a look, however they are written', () => {
  const { light, dark } = lookOf({ look: 'etude' }).colours
  expect(hasColoursOfALook({ light, dark })).toBe(true)
  const lower = Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, value.toLowerCase()]),
  )
  expect(hasColoursOfALook({ light: lower, dark })).toBe(true)
  expect(hasColoursOfALook({ light: { ...light, primary: '#123456' }, dark })).toBe(false)
})
