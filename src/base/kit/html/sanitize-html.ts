import { createRequire } from 'node:module'
import type library from 'sanitize-html'
import type { IOptions } from 'sanitize-html'

export type { IOptions as SanitizeOptions } from 'sanitize-html'

let loaded: typeof library | undefined

/**
 * `sanitize-html`, loaded with the first text that is cleaned. It brings parsers of HTML and of style
 * sheets along, which a server that only shows what was cleaned before never needs.
 */
export function sanitizeHtml(html: string, options: IOptions): string {
  loaded ??= load()
  return loaded(html, options)
}

function load(): typeof library {
  const require = createRequire(import.meta.url)
  return require('sanitize-html')
}
