import { rewriteBodyImages, responsiveIcons } from '#domain/article-body.ts'
import { drawPlayers } from '#domain/article-players.ts'
import { anchoredParts, contentsList } from '#domain/contents-list.ts'
import { withoutLinksTo } from '#domain/dead-links.ts'
import { termExplainer } from '#domain/explained-terms.ts'
import { frTypographyHtml } from '#domain/fr-typography.ts'
import { attributesOf, decodeEntities, htmlPieces } from '#domain/html-source.ts'
import { tokenizeHtml } from '#domain/link-tokens.ts'
import { htmlToText } from '#domain/plain-text.ts'
import { blocksOf } from '#documents/blocks.ts'
import { htmlNodes } from '#documents/html-nodes.ts'
import { printable } from '#documents/printable.ts'
import { MAX_TEXT } from '#editorial/http/read-answer.ts'
import { decodeText } from '#editorial/decode-text.ts'
import { plainText, MAX_SOURCE } from '#editorial/feeds/feed-text.ts'
import { sanitiseArticle } from '#editorial/sanitise.ts'
import { MAX_ARTICLE, cleanProviderArticle } from '#editorial/http/article-html.ts'
import { cleanAgain } from '#editorial/library/clean-again.ts'
import { drawnFacts } from '#server/admin/checks/drawn-facts.ts'
import { MAX_HTML } from '#widgets/fields.ts'
import { aside, orRefused, type Reader } from '../reader.ts'
import { CLEAN_MARKUP, MARKUP, TEXTS } from '../shapes.ts'

const TERMS = ['bilan', 'avoir', 'TVA'].map((name, id) => ({
  id,
  name,
  path: `/glossaire/${id}`,
  definition: name,
}))

const MEDIAS = Array.from({ length: 40 }, (_, at) => ({ index: `24-${at}`, url: `/a/${at}.jpg` }))

const row = (name: string, file: string, read: Reader['read'], limit = MAX_HTML): Reader => ({
  name,
  files: [file],
  limit,
  shapes: { ...MARKUP, ...some(TEXTS) },
  read,
})

/** Of plain texts those that HTML has more ways for. */
const some = ({
  'one letter': letters,
  spaces,
  quotes,
  slashes,
  'line breaks': breaks,
}: typeof TEXTS) =>
  Object.fromEntries(
    Object.entries({ letters, spaces, quotes, slashes, breaks }).flatMap(([name, shape]) =>
      shape === undefined ? [] : [[name, shape]],
    ),
  )

/**
 * The library looks back at every element that is open: what an editor nests without end costs more the
 * deeper it is, up to the seconds that a thread may take. A provider's text is refused at five hundred.
 */
const shallow = (reader: Reader): Reader => ({
  ...reader,
  shapes: Object.fromEntries(
    Object.entries(reader.shapes).filter(
      ([name]) => !/ in |deep|drawings|without end|^open|mixed/.test(name),
    ),
  ),
})

/** What was cleaned, read where a document is made: in a thread of its own. */
const cleaned = (reader: Reader): Reader => ({ ...reader, shapes: CLEAN_MARKUP, isAside: true })

/** What is done with the HTML of a page's texts, of an article, and of a drawn page. */
export const HTML: readonly Reader[] = [
  row('pieces of HTML', 'src/domain/html-source.ts', htmlPieces),
  row('attributes of a tag', 'src/domain/html-source.ts', attributesOf),
  row('entities', 'src/domain/html-source.ts', decodeEntities),
  row('HTML as a plain text', 'src/domain/plain-text.ts', htmlToText),
  row('list of contents', 'src/domain/contents-list.ts', contentsList),
  row('anchored parts', 'src/domain/contents-list.ts', anchoredParts),
  row('links to pages that are off', 'src/domain/dead-links.ts', (html) =>
    withoutLinksTo(html, new Set(['/a'])),
  ),
  row('French typography of HTML', 'src/domain/fr-typography.ts', frTypographyHtml),
  row('explained terms', 'src/domain/explained-terms.ts', (html) =>
    termExplainer(TERMS, { known: [], href: (path) => path })(html),
  ),
  row('tokens of links', 'src/domain/link-tokens.ts', (html) =>
    tokenizeHtml(`%%IDCLIENT%%${html}`, { AAAASS: '202601', IDCLIENT: '1' }),
  ),
  row('images of a body', 'src/domain/article-body.ts', (html) =>
    rewriteBodyImages(html, { externalKey: 'a', mediasPaths: MEDIAS, host: '/media' }),
  ),
  row('icons of a body', 'src/domain/article-body.ts', responsiveIcons),
  row('players of a body', 'src/domain/article-players.ts', (html) => drawPlayers(html, () => '')),
  cleaned(row('blocks of a document', 'src/documents/blocks.ts', orRefused(blocksOf))),
  cleaned(row('nodes of a document', 'src/documents/html-nodes.ts', htmlNodes)),
  row('printable text', 'src/documents/printable.ts', printable),
  row('facts of a drawn page', 'src/server/admin/checks/drawn-facts.ts', drawnFacts),
  row('texts of a provider', 'src/editorial/decode-text.ts', decodeText, MAX_TEXT),
  row('texts of a feed', 'src/editorial/feeds/feed-text.ts', plainText, MAX_SOURCE),
  shallow(aside(row('article of an editor', 'src/editorial/sanitise.ts', sanitiseArticle))),
  shallow(
    aside(
      row('own article, cleaned again', 'src/editorial/library/clean-again.ts', (html) =>
        cleanAgain({ html, externalKey: 'a', mediasPaths: MEDIAS }),
      ),
    ),
  ),
  aside(
    row(
      'article of a provider',
      'src/editorial/http/article-html.ts',
      orRefused((html) =>
        cleanProviderArticle(html, { externalKey: 'a', mediasPaths: MEDIAS }, { mediaBases: [] }),
      ),
      MAX_ARTICLE,
    ),
  ),
]
