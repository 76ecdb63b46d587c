import { describe, expect, test } from 'vitest'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { themeVerdicts } from './theme-contrast.ts'
import { COLOUR_TOKENS } from '#features/sites/rules/theme-tokens.ts'

const verdictOf = (tokens: Record<string, string>, colour: string, ground: string) =>
  themeVerdicts(tokens).find((pair) => pair.colour === colour && pair.ground === ground)

test('light and dark have the tokens that the screen describes, each a colour', () => {
  expect(Object.keys(DEFAULT_THEME.light).toSorted()).toEqual(COLOUR_TOKENS.toSorted())
  expect(Object.keys(DEFAULT_THEME.dark).toSorted()).toEqual(COLOUR_TOKENS.toSorted())
  const colours = [...Object.values(DEFAULT_THEME.light), ...Object.values(DEFAULT_THEME.dark)]
  for (const colour of colours) expect(colour).toMatch(/^#[0-9A-F]{6}$/)
})

describe.each(['light', 'dark'] as const)('in the %s theme that sites begin with', (mode) => {
  test.each(themeVerdicts(DEFAULT_THEME[mode]))(
    '$colour on $ground has a contrast of $needed or more',
    ({ passes }) => {
      expect(passes).toBe(true)
    },
  )
})

test('a text asks for 4.5, a drawing for 3', () => {
  const grey = { ...DEFAULT_THEME.light, surface: '#FFFFFF', ink: '#777777', accent: '#777777' }
  expect(verdictOf(grey, 'ink', 'surface')).toMatchObject({ passes: false, needed: 4.5 })
  expect(verdictOf(grey, 'accent', 'surface')).toMatchObject({ passes: true, needed: 3 })
})

test('exactly the contrast asked for is enough, a little less is not', () => {
  expect(verdictOf({ ink: '#767676', paper: '#FFFFFF' }, 'ink', 'paper')?.passes).toBe(true)
  expect(verdictOf({ ink: '#777777', paper: '#FFFFFF' }, 'ink', 'paper')?.passes).toBe(false)
})

test('a colour that is missing or none passes nothing', () => {
  const { ratio, passes } = verdictOf({ ink: 'red' }, 'ink', 'paper') ?? {}
  expect([ratio, passes]).toEqual([null, false])
})
