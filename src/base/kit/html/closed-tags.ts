import { htmlPieces } from './html-source.ts'

/** Elements that hold what follows them until they are closed. */
const HOLDING: ReadonlySet<string> = new Set(
  (
    'applet audio canvas iframe math noembed noframes noscript object option plaintext script select style svg ' +
    'template textarea title video xmp'
  ).split(' '),
)

/** Nothing closes it. */
const ENDLESS = 'plaintext'

/** What follows these would be read as their text, tags and all. */
const RAW = /<(?:script|style)(?:\s[^<>]*)?\/>/gi

/** In HTML no such element closes itself, and all that follows would be its own; texts made from XML mean it to. */
export const withClosedTags = (html: string): string =>
  html.includes('/>')
    ? htmlPieces(html.replace(RAW, ''))
        .map(({ kind, name, source }) => {
          if (kind !== 'start' || !HOLDING.has(name) || !source.endsWith('/>')) return source
          return name === ENDLESS ? '' : `${source.slice(0, -'/>'.length)}></${name}>`
        })
        .join('')
    : html
