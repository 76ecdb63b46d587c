import { isPageDrawing } from '#base/core/media/image-set.ts'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { Described } from '#framework/widget-kit/described.ts'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import { weakMemoizePair } from '#base/kit/memoize.ts'
import type { Page } from '#base/core/page/page.ts'
import { documentTitle } from '#features/pages/rules/page-title.ts'
import type { Site } from '#base/core/site.ts'
import { paths } from '#base/core/address/urls.ts'
import type { HeadParts } from '#framework/widget-kit/define-widget.ts'
import type { DocumentParts } from './document.ts'
import { pageGraph } from '#features/seo/service/page-graph.ts'
import type { PageToRender } from './page-to-render.ts'
import { SHARING_SIZE, sharingCard, sharingHash } from '#features/seo/service/sharing-card.ts'
import { isShareable, photoName } from '#features/seo/service/sharing-photo.ts'

/** What the head of a document says of the page to those who are not its readers. */
type FoundParts = Pick<
  DocumentParts,
  | 'title'
  | 'description'
  | 'noindex'
  | 'canonical'
  | 'image'
  | 'openGraph'
  | 'alternates'
  | 'feeds'
  | 'jsonLd'
>

interface Outcome {
  /** What the widgets add. */
  head: HeadParts
  status: number
  /** Address of the site without trailing slash, or empty when unknown. */
  origin: string
  debug: boolean
  /** A stored picture as it is drawn. */
  media(stored: string): Pick<ShownMedia, 'src' | 'focal'>
}

/**
 * Titles, addresses, pictures and structured data of a page (requirements P4, L1). Structured
 * data, Open Graph and languages are said with setting `option_seo` `1` alone.
 */
export function pageHead(toRender: PageToRender, { head, status, origin, debug, media }: Outcome) {
  const { page, site, alternates, feeds } = toRender
  const isSeo = site.settings.option_seo === '1'
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path)
  const path = status === 200 ? canonicalPath(toRender, head) : null
  const other = head.title ?? numbered(page, head.listPage)
  const title = other === undefined ? ownTitle(site, page) : documentTitle(page, site, other)
  const description = head.description ?? page.description
  const image = sharingImage(toRender, head, { absolute, media })
  const isPageItself = status === 200 && !head.title && path === page.path
  return {
    title,
    description,
    noindex:
      status !== 200 ||
      head.noindex === true ||
      !page.is_indexable ||
      !isSiteIndexable(site) ||
      debug,
    canonical: path === null ? null : absolute(path),
    image,
    openGraph: isSeo,
    alternates:
      isSeo && isPageItself && alternates.length > 1 ? languages(alternates, absolute) : [],
    feeds: feeds.map((feed) => ({ ...feed, href: absolute(feed.href) })),
    jsonLd:
      isSeo && status === 200 && origin && page.id > 0
        ? pageGraph({
            ...toRender,
            origin,
            url: absolute(path ?? page.path),
            title,
            description,
            shown: path === null ? null : (head.title ?? null),
            persons: head.persons ?? [],
            describes: head.describes ? withPicture(head.describes, image.url) : null,
          })
        : null,
  } satisfies FoundParts
}

/** The title of a page itself. */
const ownTitle = weakMemoizePair((site: Site, page: Page) => documentTitle(page, site))

/** The title of a page of a list from the second on, in either language. */
const numbered = ({ title, name }: Page, listPage?: number): string | undefined =>
  listPage === undefined ? undefined : `${title || name}, page\u00A0${listPage}`

/** An article without a picture of its own has the one that stands for its page. */
const withPicture = (described: Described, image: string): Described =>
  described.kind === 'article' && !described.image ? { ...described, image } : described

/** A list of one motif alone has the address of that motif's own page (requirements P6). */
function canonicalPath({ page, themes }: PageToRender, head: HeadParts): string | null {
  if (head.canonical !== undefined) return head.canonical
  const theme = head.onlyMotif === undefined ? undefined : themes.get(head.onlyMotif)
  return theme ?? page.path
}

/** Every language with the address to fall back on, French. */
function languages(alternates: PageToRender['alternates'], absolute: (path: string) => string) {
  const [first] = alternates
  const all = alternates.map(({ lang, path }) => ({ lang, href: absolute(path) }))
  return first ? [...all, { lang: 'x-default', href: absolute(first.path) }] : all
}

/**
 * An article's picture or a page's own, as a JPEG in the form that every network shows; else one that is made of
 * its title and the firm's name, which a drawing of the product does not say.
 */
function sharingImage(
  toRender: PageToRender,
  head: HeadParts,
  { absolute, media }: { absolute(path: string): string; media: Outcome['media'] },
): DocumentParts['image'] {
  const { page, site } = toRender
  const title = head.title ?? (page.level === 0 ? page.title : page.h1 || page.name)
  const ofPage = head.title === undefined && page.image && !isPageDrawing(page.image)
  const own = head.image ?? (ofPage ? media(page.image) : undefined)
  const made = (name: string) => ({
    url: absolute(paths.sharing(page, name, head.title === undefined ? undefined : head.slug)),
    ...SHARING_SIZE,
  })
  // No address is made for a page that is none: what was not found, signing in.
  if (page.id === 0) return { url: '', alt: '' }
  if (own && isShareable(own.src)) return { ...made(photoName(own)), alt: title }
  if (own?.src.startsWith('https://')) return { url: own.src, alt: title }
  const hash = sharingHash(sharingCard(toRender, page, head.title))
  return { ...made(`${hash}.png`), alt: `${title}, ${site.constants.nomcabinet}` }
}
