import { BOOTSTRAP_ATTRIBUTES, BOOTSTRAP_TAGS, fromBootstrap } from './bootstrap/components.ts'
import { shapeArticle } from './article-rules.ts'
import { readTree, writeTree } from '#base/kit/html/html-tree.ts'
import { withClosedTags } from '#base/kit/html/closed-tags.ts'
import { type Addresses, OWN_ADDRESSES } from '#base/kit/html/safe-address.ts'
import sanitizeHtml, { type IOptions as SanitizeOptions } from 'sanitize-html'

/** Raised with every change of the rules, so that stored HTML is known to be clean by today's. */
export const SANITISER_VERSION = 7

const TAGS = (
  'a abbr aside b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption ' +
  'figure h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q s samp section small source span ' +
  'strong sub summary sup table tbody td tfoot th thead tr track u ul var video'
).split(' ')

/** Elements whose content is no text of the article. */
const DROPPED_WITH_CONTENT = (
  'applet audio canvas math noembed noframes noscript object option plaintext script select ' +
  'style svg template textarea title xmp'
).split(' ')

/** On any element: its language, and the page that it stands for (`judgedAttributes`). */
const OF_ALL = ['lang', 'data-url']

/** Names only; `article-rules.ts` looks at every value, and keeps none of `BOOTSTRAP_ATTRIBUTES` as it is. */
const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href'],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  details: ['id', 'open'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  iframe: ['src', 'data-src', 'title'],
  img: ['src', 'data-src', 'alt', 'width', 'height'],
  source: ['src', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  track: ['kind', 'src', 'srclang', 'label', 'default'],
  video: ['controls', 'preload', 'poster', 'width', 'height'],
}

/** Browsers stop nesting at 512; no article needs a tenth of it. */
const MAX_DEPTH = 100

const OPTIONS: SanitizeOptions = {
  allowedTags: [...TAGS, ...BOOTSTRAP_TAGS],
  allowedAttributes: Object.fromEntries(
    [...TAGS, ...BOOTSTRAP_TAGS].map((tag) => [
      tag,
      [...OF_ALL, ...(ATTRIBUTES[tag] ?? []), ...BOOTSTRAP_ATTRIBUTES],
    ]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Frames and images of a provider may be written so; the rules refuse or complete them.
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
  nonTextTags: DROPPED_WITH_CONTENT,
  nestingLimit: MAX_DEPTH,
  selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track'],
  // The page has its only h1 from its title (requirements A2).
  transformTags: { h1: 'h2' },
}

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Fuzzing never needs more than three; the bound only keeps a surprise from looping. */
const MAX_ROUNDS = 8

/** What depends on where a text comes from. */
interface Cleaning {
  /** What becomes of its addresses: those of the site's own texts unless said. */
  addresses?: Addresses
  /**
   * Told how many elements are open as one more opens; what it throws ends the cleaning. The cost
   * of a text grows with the square of that number.
   */
  watchDepth?: (depth: number) => void
}

/**
 * HTML of a provider or an editor, cleaned by an allow-list (requirements E4): what is not on it
 * is dropped, and nothing that runs, frames or loads from elsewhere survives. Cleaning again
 * changes nothing: dropping a tag may bring two others together that parse differently then, so a
 * cleaning is repeated until it settles.
 */
export const sanitiseArticle = (html: string): string => sanitiseWith(html, {})

/** `sanitiseArticle` for a text that is not, or not quite, the site's own. */
export function sanitiseWith(html: string, cleaning: Cleaning): string {
  const { addresses = OWN_ADDRESSES, watchDepth } = cleaning
  // What a first cleaning made of an address is the site's own.
  let current = clean(html, addresses, watchDepth ? watched(watchDepth) : OPTIONS)
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const cleaned = clean(current, OWN_ADDRESSES, OPTIONS)
    if (cleaned === current) break
    current = cleaned
  }
  return current
}

const clean = (html: string, addresses: Addresses, options: SanitizeOptions): string =>
  writeTree(
    shapeArticle(
      fromBootstrap(readTree(sanitizeHtml(withClosedTags(wellFormed(html)), options))),
      addresses,
    ),
  )

/** The options, with a look at the number of open elements each time that one opens. */
function watched(watchDepth: (depth: number) => void): SanitizeOptions {
  let depth = 0
  return {
    ...OPTIONS,
    onOpenTag() {
      depth += 1
      watchDepth(depth)
    },
    onCloseTag() {
      depth -= 1
    },
  }
}

const wellFormed = (html: string): string =>
  html.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '')
