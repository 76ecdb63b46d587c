import type { ThemeTokens } from '#base/core/site.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { THEME_COLOURS } from '#features/sites/rules/theme-tokens.ts'

/** Light or dark. */
export type Mode = 'light' | 'dark'

/** A mode's colours, those that nobody set being the ones a site begins with. */
export const coloursOf = (tokens: ThemeTokens, mode: Mode): Record<string, string> => ({
  ...DEFAULT_THEME[mode],
  ...tokens[mode],
})

/** Both modes with one colour changed. */
export const withColour = (
  tokens: ThemeTokens,
  mode: Mode,
  name: string,
  value: string,
): ThemeTokens => ({ ...tokens, [mode]: { ...tokens[mode], [name]: value } })

/** Puts colours on a document as its theme sheet would, though they are not saved. */
export function wear(
  root: HTMLElement,
  colours: Readonly<Record<string, string>>,
  mode: Mode,
): void {
  for (const name of THEME_COLOURS) root.style.setProperty(`--${name}`, colours[name] ?? '')
  root.style.setProperty('color-scheme', mode)
}
