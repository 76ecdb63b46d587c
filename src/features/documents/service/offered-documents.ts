import { SHARED_BLOCK, withBlocks } from '#base/core/page/shared-block.ts'
import { numberedChapters } from '../rules/guide.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { LogoImage } from '#base/core/logo.ts'
import type { OfferedDocument, WrittenDocument } from '#base/core/offered-document.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { cultureOf, type Language, type Culture } from '#base/kit/language.ts'
import type { DocumentPart, SiteDocument } from '../pdf/site-document.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { figuresFilled, pageText, polished } from './page-text.ts'

const french = { guide: 'Guide pratique', foreword: 'Avant de commencer' }
const english: typeof french = { guide: 'Practical guide', foreword: 'Before you begin' }

/** Names that the site itself gives in its documents. */
const DOCUMENT_WORDS: Readonly<Record<Culture, typeof french>> = {
  'fr-FR': french,
  'en-GB': english,
}

export interface OfferDeps extends OriginDeps {
  widgets: Widgets
  /** Cleans an editor's HTML by the allow-list; what is long in another thread. */
  clean(html: string): string | Promise<string>
  logo: { drawn(reader: SiteReader): Promise<LogoImage> }
  clock(): Date
}

/** A document on offer, and how to bring all of it together. */
export interface Offer {
  offered: OfferedDocument
  compose(): Promise<SiteDocument>
}

/**
 * The PDF documents of a site in one language, in the order of the pages that offer them; of two
 * with one slug the first counts. What settings switch off is not there (requirements L1).
 */
export function offersOf(deps: OfferDeps, reader: SiteReader, lang: Language): Promise<Offer[]> {
  return reader.remember(`offers ${lang}`, async () => {
    const types = [...deps.widgets.values()]
      .filter(({ documents }) => documents !== null)
      .map(({ type }) => type)
    const [tree, found] = await Promise.all([
      reader.tree(lang),
      reader.widgetsOf(lang, [...types, SHARED_BLOCK]),
    ])
    const offers: Offer[] = []
    for (const node of tree.filter(({ is_active, is_secure }) => is_active && !is_secure)) {
      const own = found.filter(({ pageId }) => pageId === node.id)
      for (const { type, version, options } of await withBlocks(reader, own, lang)) {
        for (const document of deps.widgets.get(type)?.documents?.(options, version) ?? []) {
          const offer = await offerOf({ deps, reader, tree, node }, document)
          const isKnown = offers.some(({ offered }) => offered.slug === offer?.offered.slug)
          if (offer && !isKnown) offers.push(offer)
        }
      }
    }
    return offers
  })
}

interface Place {
  deps: OfferDeps
  reader: SiteReader
  tree: readonly PageNode[]
  node: PageNode
}

async function offerOf(place: Place, document: WrittenDocument | 'guide'): Promise<Offer | null> {
  if (document === 'guide') return guideOffer(place)
  return place.reader.site.settings.kiosque === '1' ? writtenOffer(place, document) : null
}

async function guideOffer(place: Place): Promise<Offer> {
  const { deps, reader, tree, node } = place
  const { lang } = node
  const chapters = numberedChapters(tree, node)
  const titles = new Map<number, string>()
  for (const { id, name } of [node, ...chapters]) {
    titles.set(id, (await reader.pageById(id, lang))?.h1 || name)
  }
  const words = DOCUMENT_WORDS[cultureOf(lang)]
  const offered: OfferedDocument = {
    slug: node.path.split('/').at(-1) ?? '',
    kind: 'guide',
    pageId: node.id,
    label: words.guide,
    title: titles.get(node.id) ?? node.name,
    description: node.description,
    updatedAt:
      [node, ...chapters]
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? '',
  }
  const textOf = (id: number) => pageText(deps, reader, id, lang)
  return {
    offered,
    async compose() {
      const { intro, html } = await textOf(node.id)
      const first: DocumentPart = {
        number: null,
        path: node.path,
        title: words.foreword,
        intro: '',
        html,
      }
      const parts = await Promise.all(
        chapters.map(async ({ id, path }, index): Promise<DocumentPart> => ({
          number: index + 1,
          path,
          title: typography(cultureOf(lang)).text(titles.get(id) ?? ''),
          ...(await textOf(id)),
        })),
      )
      return siteDocument(place, offered, intro, html.trim() ? [first, ...parts] : parts)
    },
  }
}

function writtenOffer(place: Place, document: WrittenDocument): Offer {
  const { deps, reader, node } = place
  const { slug, kind, label, title, description, html, date } = document
  const offered: OfferedDocument = {
    slug,
    kind,
    pageId: node.id,
    label,
    title,
    description,
    // Noon is the same day all over Europe.
    updatedAt: date ? `${date}T12:00:00.000Z` : node.updated_at,
  }
  return {
    offered,
    async compose() {
      const { off } = await reader.addresses(node.lang)
      const filled = figuresFilled(reader, node.lang, deps.clock())(html)
      const text = polished(await deps.clean(filled), node.lang, off)
      const part = { number: null, path: '', title: '', intro: '', html: text }
      return siteDocument(place, offered, description, [part])
    },
  }
}

async function siteDocument(
  { deps, reader, node }: Place,
  { kind, label, title, updatedAt }: OfferedDocument,
  intro: string,
  parts: readonly DocumentPart[],
): Promise<SiteDocument> {
  const { constants, offices, theme } = reader.site
  const culture = cultureOf(node.lang)
  const type = typography(culture)
  const { png, ...size } = await deps.logo.drawn(reader)
  return {
    kind,
    culture,
    firm: {
      name: constants.nomcabinet,
      offices,
      logo: { png: png.toString('base64'), ...size },
    },
    origin: originOf(deps, reader),
    label: type.text(label),
    title: type.text(title),
    intro: type.text(intro),
    updatedAt,
    parts,
    colours: theme.light,
  }
}
