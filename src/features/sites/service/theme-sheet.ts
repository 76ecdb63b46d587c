import { createHash } from 'node:crypto'
import { weakMemoize } from '#base/kit/memoize.ts'
import type { ThemeTokens } from '#base/core/site.ts'

const NAME = /^[a-z0-9-]{1,60}$/
const VALUE = /^[#A-Za-z0-9 .,%()/'"-]{1,200}$/

/**
 * A site's design tokens as a stylesheet of its own, since a strict CSP allows no inline style.
 * Tokens whose name or value could be anything but a custom property are left out.
 */
export const themeSheet = weakMemoize((theme: ThemeTokens): { css: string; hash: string } => {
  const css =
    `:root{${declarations(theme.light)}}` +
    `@media (prefers-color-scheme:dark){:root{${declarations(theme.dark)}}}`
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16) }
})

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
