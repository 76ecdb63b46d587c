import { LOOK_ATTRIBUTE } from '#base/core/look.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'
import { THEME_COLOURS } from '#features/sites/rules/theme-tokens.ts'
import { API } from '#framework/admin/shell/configuration.ts'

/** Light or dark. */
export type Mode = 'light' | 'dark'

/** A mode's colours, those that nobody set being the ones a site begins with. */
export const coloursOf = (tokens: ThemeTokens, mode: Mode): Record<string, string> => ({
  ...DEFAULT_THEME[mode],
  ...tokens[mode],
})

/** Both modes with one colour changed. */
export const withColour = (
  tokens: Pick<ThemeTokens, Mode>,
  mode: Mode,
  name: string,
  value: string,
): Pick<ThemeTokens, Mode> => ({ ...tokens, [mode]: { ...tokens[mode], [name]: value } })

/** Puts colours on a document as its theme sheet would, though they are not saved. */
export function wear(
  root: HTMLElement,
  colours: Readonly<Record<string, string>>,
  mode: Mode,
): void {
  for (const name of THEME_COLOURS) root.style.setProperty(`--${name}`, colours[name] ?? '')
  root.style.setProperty('color-scheme', mode)
}

/** Gives a page the sheet of a look in place of its site's own. Its fonts are its own unless others are named. */
export function wearLook(
  page: Document,
  { look, fonts }: Pick<ThemeContent, 'look' | 'fonts'>,
  colours: 'site' | 'look',
  onDressed: () => void = () => {},
): void {
  const set = fonts === undefined ? '' : `&fonts=${fonts}`
  const href = `${API}/theme/looks/${look}?colours=${colours}${set}`
  const own = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="theme"]')
  if (!own || own.getAttribute('href') === href) return
  const sheet = own.cloneNode() as HTMLLinkElement
  sheet.href = href
  sheet.addEventListener('load', () => {
    page.documentElement.setAttribute(LOOK_ATTRIBUTE, look)
    onDressed()
  })
  own.replaceWith(sheet)
}
