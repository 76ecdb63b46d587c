import { createHash } from 'node:crypto'
import { weakMemoizePair } from '#base/kit/memoize.ts'
import type { LookId } from '#base/core/look.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { familiesOf } from '../rules/fonts.ts'
import { fontsOf, formTokens, lookOf } from '../rules/looks.ts'

const NAME = /^[a-z0-9-]{1,60}$/
const VALUE = /^[#A-Za-z0-9 .,%()/'"-]{1,200}$/

/** What is built for themes: the forms of each look, the rules of each family of fonts by the name of its files. */
export interface ThemeRules {
  looks: Readonly<Record<LookId, { css: string }>>
  families: Readonly<Record<string, { css: string }>>
}

/**
 * A site's fonts, the forms of its look and its design tokens as a stylesheet of its own, since a strict CSP allows no
 * inline style and a page needs the rules of one look. Tokens whose name or value could be anything but a custom
 * property are left out, and in the dark those that are as in the light.
 */
export const themeSheet = weakMemoizePair(
  (rules: ThemeRules, theme: ThemeTokens): { css: string; hash: string } => {
    const { light, dark } = theme
    const ofNight = Object.entries(dark).filter(([name, value]) => light[name] !== value)
    const css =
      familiesOf(fontsOf(theme))
        .map(({ files }) => rules.families[files]?.css ?? '')
        .join('') +
      rules.looks[lookOf(theme).id].css +
      `:root{${declarations({ ...formTokens(theme), ...light })}}` +
      `@media (prefers-color-scheme:dark){:root{${declarations(Object.fromEntries(ofNight))}}}`
    return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16) }
  },
)

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
