import { withBlocks } from '#base/core/page/shared-block.ts'
import { isSlug, parseArticleParam } from '#base/core/article/article-link.ts'
import { type Page, pageMotifs, type WidgetInstance } from '#base/core/page/page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { registry } from '#app/widgets.ts'
import type { PageVisit } from './page-visit.ts'
import { type AddressFacts, hasTrailingSlash } from './resolve.ts'

const NO_FACTS: AddressFacts = {
  page: null,
  redirect: null,
  paths: new Map(),
  servedMotifs: null,
  slugNow: null,
}

/** Reads what `resolve` looks at, and no more. */
export async function addressFacts(
  { clock }: { clock(): Date },
  { request, path }: PageVisit,
): Promise<AddressFacts> {
  const { reader, url } = request
  if (hasTrailingSlash(path)) return NO_FACTS
  const page = await reader.page(path)
  if (!page?.is_active) return { ...NO_FACTS, ...(await formerFacts(reader, path)) }
  const { article, title } = url.query
  if (article === undefined) {
    return { ...NO_FACTS, page, slugNow: await slugNow(request, title, clock()) }
  }
  if (parseArticleParam(article) === null) return { ...NO_FACTS, page }
  const [paths, motifs] = await Promise.all([reader.paths(page.lang), servedMotifs(reader, page)])
  return { ...NO_FACTS, page, paths, servedMotifs: motifs }
}

/** What is known of an address at which no page is. */
export async function formerFacts(
  reader: Pick<SiteReader, 'paths' | 'redirect'>,
  path: string,
): Promise<Pick<AddressFacts, 'redirect' | 'paths'>> {
  const redirect = await reader.redirect(path)
  const paths = redirect ? await reader.paths(redirect.lang ?? 'fr') : NO_FACTS.paths
  return { redirect, paths }
}

/** The slug that an article goes by now, when it is asked for by a former one. */
async function slugNow(
  { reader, warn }: PageVisit['request'],
  title: unknown,
  now: Date,
): Promise<string | null> {
  if (!isSlug(title)) return null
  // Without the database the page still stands, and its feed says what is wrong (requirements E6).
  return reader.slugNow(title, now.toISOString()).catch((cause: unknown) => {
    warn('Les anciennes adresses d’articles n’ont pas pu être lues.', cause)
    return null
  })
}

/** Motifs of the article-mode feeds of a page, or `null` when it has none. */
async function servedMotifs(reader: SiteReader, page: Page): Promise<string[] | null> {
  const { id: pageId, lang } = page
  const widgets = await withBlocks(reader, await reader.widgets({ pageId, lang }), lang)
  const served = widgets.map((instance) => servedBy(instance, pageMotifs(page.infos)))
  return served.every((motifs) => motifs === null) ? null : served.flatMap((motifs) => motifs ?? [])
}

/** Motifs that a widget, or one inside it, shows an article of. */
function servedBy(
  { type, version, options }: Pick<WidgetInstance, 'type' | 'version' | 'options'>,
  ofPage: string[],
): string[] | null {
  const widget = registry.get(type)
  const own = widget?.serves(options, version, ofPage)
  if (own) return own
  const inner = widget?.nested(options, version) ?? []
  const served = inner.flatMap(
    (held) => servedBy({ ...held, options: JSON.stringify(held.options) }, ofPage) ?? [],
  )
  return served.length > 0 ? served : null
}
