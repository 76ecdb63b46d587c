import { createHash } from 'node:crypto'
import { weakMemoizePair } from '#base/kit/memoize.ts'
import type { LookId } from '#base/core/look.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { lookOf, lookTokens } from '../rules/looks.ts'

const NAME = /^[a-z0-9-]{1,60}$/
const VALUE = /^[#A-Za-z0-9 .,%()/'"-]{1,200}$/

/** The built rules of each look: its fonts and forms. */
export type LookRules = Readonly<Record<LookId, { css: string }>>

/**
 * A site's design tokens and the forms of its look as a stylesheet of its own, since a strict CSP allows no inline
 * style and a page needs the rules of one look. Tokens whose name or value could be anything but a custom property
 * are left out.
 */
export const themeSheet = weakMemoizePair(
  (looks: LookRules, theme: ThemeTokens): { css: string; hash: string } => {
    const look = lookOf(theme)
    const css =
      looks[look.id].css +
      `:root{${declarations({ ...lookTokens(look), ...theme.light })}}` +
      `@media (prefers-color-scheme:dark){:root{${declarations(theme.dark)}}}`
    return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16) }
  },
)

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
