import sanitizeHtml from 'sanitize-html'
import { shapeArticle } from './article-rules.ts'
import { readTree, writeTree } from './html-tree.ts'

/** Raised with every change of the rules, so that stored HTML is known to be clean by today's. */
export const SANITISER_VERSION = 1

const TAGS = (
  'a abbr aside b blockquote br caption cite code col colgroup dd details div dl dt em figcaption ' +
  'figure h2 h3 h4 h5 h6 hr i img li ol p pre q s section small source span strong sub summary ' +
  'sup table tbody td tfoot th thead tr track u ul video'
).split(' ')

/** Elements whose content is no text of the article. */
const DROPPED_WITH_CONTENT = (
  'applet audio canvas iframe math noembed noframes noscript object option plaintext script select ' +
  'style svg template textarea title xmp'
).split(' ')

const CLASSED = 'a aside blockquote div figcaption figure img li ol p section span table ul'.split(
  ' ',
)

/** Names only; `article-rules.ts` looks at every value. */
const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href'],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  details: ['id', 'open'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  img: ['src', 'alt', 'width', 'height'],
  source: ['src', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  track: ['kind', 'src', 'srclang', 'label', 'default'],
  video: ['controls', 'preload', 'poster', 'width', 'height'],
}

/** Browsers stop nesting at 512; no article needs a tenth of it. */
const MAX_DEPTH = 100

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: Object.fromEntries(
    TAGS.map((tag) => [
      tag,
      [...(ATTRIBUTES[tag] ?? []), ...(CLASSED.includes(tag) ? ['class'] : [])],
    ]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
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

/**
 * HTML of a provider or an editor, cleaned by an allow-list (requirements E4): what is not on it
 * is dropped, and nothing that runs, frames or loads from elsewhere survives. Cleaning again
 * changes nothing: dropping a tag may bring two others together that parse differently then, so a
 * cleaning is repeated until it settles.
 */
export function sanitiseArticle(html: string): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cleaned = clean(current)
    if (cleaned === current) break
    current = cleaned
  }
  return current
}

const clean = (html: string): string =>
  writeTree(shapeArticle(readTree(sanitizeHtml(wellFormed(html), OPTIONS))))

const wellFormed = (html: string): string =>
  html.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '')
