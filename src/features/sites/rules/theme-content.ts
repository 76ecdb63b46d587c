import type { FontPairId, LookId } from '#base/core/look.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import { fontsOf, lookOf } from './looks.ts'
import { THEME_COLOURS, tokenLabel } from './theme-tokens.ts'

/** What the back office changes of a theme: the look, its fonts where they are others, and colours by the names of `THEME_COLOURS`. */
export interface ThemeContent {
  look: LookId
  fonts?: FontPairId | undefined
  light: Record<string, string>
  dark: Record<string, string>
}

export const THEME_MODES = ['light', 'dark'] as const

/** What the back office may change of a theme, as it stands. */
export const themeContentOf = (theme: ThemeTokens): ThemeContent => ({
  look: lookOf(theme).id,
  ...ownFonts(theme),
  light: coloursOf(theme.light),
  dark: coloursOf(theme.dark),
})

/** The fonts of a theme where they are not those of its look. */
export const ownFonts = (theme: Pick<ThemeTokens, 'look' | 'fonts'>): { fonts?: FontPairId } => {
  const { id } = fontsOf(theme)
  return id === lookOf(theme).fonts ? {} : { fonts: id }
}

const coloursOf = (tokens: ThemeTokens['light']): Record<string, string> =>
  Object.fromEntries(
    THEME_COLOURS.flatMap((name) => {
      const value = tokens[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** A theme with that content; tokens that the back office does not offer stay. */
export const withThemeContent = (
  theme: ThemeTokens,
  { look, fonts, light, dark }: ThemeContent,
): ThemeTokens => ({
  look,
  ...ownFonts({ look, fonts }),
  light: renewed(theme.light, light),
  dark: renewed(theme.dark, dark),
})

const renewed = (
  tokens: ThemeTokens['light'],
  colours: Readonly<Record<string, string>>,
): ThemeTokens['light'] => ({
  ...Object.fromEntries(Object.entries(tokens).filter(([name]) => !THEME_COLOURS.includes(name))),
  ...coloursOf(colours),
})

/** Why a value is none of that colour's, as the end of a sentence; `null` when it is one. */
export const colourFault = (name: string, value: string): string | null =>
  safeColour(value) === null
    ? `« ${tokenLabel(name)} » n’est pas une couleur : écrivez par exemple #0E4A4F`
    : null

/** A text that is the same for contents that look the same. */
export const canonicalTheme = ({ look, fonts, light, dark }: ThemeContent): string =>
  JSON.stringify([
    look,
    ...[light, dark].map((colours) =>
      THEME_COLOURS.map((name) => colours[name]?.toUpperCase() ?? ''),
    ),
    ...Object.values(ownFonts({ look, fonts })),
  ])
