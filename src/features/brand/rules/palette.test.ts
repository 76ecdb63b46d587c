import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#features/sites/rules/contrast.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { themeVerdicts } from '#features/sites/rules/theme-contrast.ts'
import { paletteOf, palettesOf, shiftOf } from './palette.ts'

const lost = (main: string, second = '') => {
  const palette = paletteOf({ main, second })
  if (palette === null) throw new Error(`${main} is no colour.`)
  return [palette.light, palette.dark].flatMap((tokens) =>
    themeVerdicts(tokens).filter(({ passes }) => !passes),
  )
}

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('a palette from the firm’s colour', () => {
  test.each(['#ffffff', '#000000', '#ffeb00', '#808080', '#ff0000', '#0E4A4F', '#abc'])(
    '%s: every pair can be read, light and dark',
    (main) => {
      expect(lost(main)).toEqual([])
    },
  )

  test('whatever the two colours are', () => {
    fc.assert(
      fc.property(colour, fc.option(colour, { nil: '' }), (main, second) => {
        expect(lost(main, second)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('has every colour of a theme, and the ground of the footer', () => {
    const palette = paletteOf({ main: '#7a2e3a', second: '' })
    expect(Object.keys(palette?.light ?? {}).toSorted()).toEqual(
      [...Object.keys(DEFAULT_THEME.light), 'deep'].toSorted(),
    )
    expect(Object.keys(palette?.dark ?? {}).toSorted()).toEqual(
      [...Object.keys(DEFAULT_THEME.dark), 'deep'].toSorted(),
    )
  })

  test('gives the footer a ground on which its text is read', () => {
    fc.assert(
      fc.property(colour, (main) => {
        const deep = paletteOf({ main, second: '' })?.light['deep'] ?? ''
        expect(contrast(deep, '#dfe9e7')).toBeGreaterThan(7)
      }),
    )
  })

  test('keeps a colour that can be read as it is, and says how far another one moved', () => {
    const plum = paletteOf({ main: '#7a2e3a', second: '' })
    expect(plum?.light['primary']).toBe('#7a2e3a')
    expect(plum && shiftOf('#7a2e3a', plum)).toBeCloseTo(0, 3)
    const yellow = paletteOf({ main: '#ffeb00', second: '' })
    expect(yellow && shiftOf('#ffeb00', yellow)).toBeGreaterThan(0.2)
  })

  test('is none for what is no colour', () => {
    for (const main of ['', 'rouge', '#12', '#12345678', 'url(x)']) {
      expect(paletteOf({ main, second: '' })).toBeNull()
    }
    expect(paletteOf({ main: '#7a2e3a', second: 'rouge' })?.light['accent']).toBe(
      paletteOf({ main: '#7a2e3a', second: '' })?.light['accent'],
    )
  })
})

test('a logo gives a palette of each of its colours, and a typed colour one more; none twice', () => {
  const names = (logo: string[], typed = '') => palettesOf(logo, typed).map(({ name }) => name)
  expect(names([])).toEqual([])
  expect(names([], 'jaune')).toEqual([])
  expect(names([], '#7A2E3A')).toEqual(['Votre couleur'])
  expect(names(['#a4492f'])).toEqual(['La couleur principale du logo'])
  expect(names(['#a4492f', '#1f4e8c'])).toEqual([
    'Les deux couleurs du logo',
    'La couleur principale du logo',
    'La seconde couleur du logo d’abord',
  ])
  expect(names(['#a4492f'], '#a4492f')).toHaveLength(1)
})
