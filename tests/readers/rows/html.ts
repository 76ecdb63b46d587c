import { rewriteBodyImages, responsiveIcons } from '#features/articles/rules/article-body.ts'
import { drawPlayers } from '#features/articles/rules/article-players.ts'
import { anchoredParts, contentsList } from '#framework/widget-kit/contents-list.ts'
import { withClosedTags } from '#base/kit/html/closed-tags.ts'
import { withOrdinals } from '#framework/widget-kit/ordinals.ts'
import { withoutLinksTo } from '#features/documents/rules/dead-links.ts'
import { termExplainer } from '#features/glossary/rules/link-terms.ts'
import { frTypographyHtml } from '#base/kit/text/fr-typography.ts'
import { attributesOf, decodeEntities, htmlPieces } from '#base/kit/html/html-source.ts'
import { tokenizeHtml } from '#base/core/address/link-tokens.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { blocksOf } from '#features/documents/pdf/layout/blocks.ts'
import { htmlNodes } from '#features/documents/pdf/layout/html-nodes.ts'
import { printable } from '#features/documents/pdf/layout/printable.ts'
import { MAX_TEXT } from '#features/articles/providers/http/read-answer.ts'
import { richText } from '#base/core/field/fields.ts'
import { usesOf } from '#base/core/field/uses.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import { plainText, MAX_SOURCE } from '#features/articles/providers/feeds/document/feed-text.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import {
  MAX_ARTICLE,
  cleanProviderArticle,
} from '#features/articles/providers/http/article-html.ts'
import { cleanAgain } from '#features/articles/providers/library/clean-again.ts'
import { pageFacts } from '#features/publishing/checks/page-facts.ts'
import { MAX_HTML } from '#base/core/field/fields.ts'
import { picturesInText } from '#base/core/media/pictures-in-text.ts'
import { aside, orRefused, type Reader } from '../reader.ts'
import { CLEAN_MARKUP, MARKUP, TEXTS } from '../shapes.ts'

const BODY = { html: richText({ label: 'Texte' }) }

const TERMS = ['bilan', 'avoir', 'TVA'].map((name, id) => ({
  id,
  name,
  path: `/glossaire/${id}`,
  definition: name,
}))

const MEASURED = { alt: '', caption: '', credit: '', focal: '', width: 800, height: 600 }

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
  row('what a rich text names', 'src/base/core/field/uses.ts', (html) => usesOf(BODY, { html })),
  row('pieces of HTML', 'src/base/kit/html/html-source.ts', htmlPieces),
  row('attributes of a tag', 'src/base/kit/html/html-source.ts', attributesOf),
  row('entities', 'src/base/kit/html/html-source.ts', decodeEntities),
  row('HTML as a plain text', 'src/base/kit/text/plain-text.ts', htmlToText),
  row('list of contents', 'src/framework/widget-kit/contents-list.ts', contentsList),
  row('anchored parts', 'src/framework/widget-kit/contents-list.ts', anchoredParts),
  row('links to pages that are off', 'src/features/documents/rules/dead-links.ts', (html) =>
    withoutLinksTo(html, new Set(['/a'])),
  ),
  row('French typography of HTML', 'src/base/kit/text/fr-typography.ts', frTypographyHtml),
  row('closed tags', 'src/base/kit/html/closed-tags.ts', withClosedTags),
  row('ordinals', 'src/framework/widget-kit/ordinals.ts', (html) => withOrdinals(`1er ${html}`)),
  row('explained terms', 'src/features/glossary/rules/link-terms.ts', (html) =>
    termExplainer(TERMS, { known: [], href: (path) => path })(html),
  ),
  row('tokens of links', 'src/base/core/address/link-tokens.ts', (html) =>
    tokenizeHtml(`%%IDCLIENT%%${html}`, { AAAASS: '202601', IDCLIENT: '1' }),
  ),
  row('images of a body', 'src/features/articles/rules/article-body.ts', (html) =>
    rewriteBodyImages(html, { externalKey: 'a', mediasPaths: MEDIAS, host: '/media' }),
  ),
  row('pictures in a text', 'src/base/core/media/pictures-in-text.ts', (html) =>
    picturesInText(`<figure>${html}`, (src) => ({ ...MEASURED, src })),
  ),
  row('icons of a body', 'src/features/articles/rules/article-body.ts', responsiveIcons),
  row('players of a body', 'src/features/articles/rules/article-players.ts', (html) =>
    drawPlayers(html, () => ''),
  ),
  cleaned(
    row('blocks of a document', 'src/features/documents/pdf/layout/blocks.ts', orRefused(blocksOf)),
  ),
  cleaned(row('nodes of a document', 'src/features/documents/pdf/layout/html-nodes.ts', htmlNodes)),
  aside(row('printable text', 'src/features/documents/pdf/layout/printable.ts', printable)),
  row('facts of a drawn page', 'src/features/publishing/checks/page-facts.ts', pageFacts),
  row('texts of a provider', 'src/base/kit/text/decode-text.ts', decodeText, MAX_TEXT),
  row(
    'texts of a feed',
    'src/features/articles/providers/feeds/document/feed-text.ts',
    plainText,
    MAX_SOURCE,
  ),
  shallow(
    aside(row('article of an editor', 'src/features/articles/rules/sanitise.ts', sanitiseArticle)),
  ),
  shallow(
    aside(
      row(
        'own article, cleaned again',
        'src/features/articles/providers/library/clean-again.ts',
        (html) => cleanAgain({ html, externalKey: 'a', mediasPaths: MEDIAS }),
      ),
    ),
  ),
  aside(
    row(
      'article of a provider',
      'src/features/articles/providers/http/article-html.ts',
      orRefused((html) =>
        cleanProviderArticle(html, { externalKey: 'a', mediasPaths: MEDIAS }, { mediaBases: [] }),
      ),
      MAX_ARTICLE,
    ),
  ),
]
