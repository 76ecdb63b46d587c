import { cultureOf, type Language } from '#base/kit/language.ts'
import type { Page } from '#base/core/page/page.ts'
import { MAX_QUERY } from '#base/core/search/search.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { suggestedPagesHtml } from './near-pages.ts'
import { registry } from '#app/widgets.ts'
import { siteSearch } from '#features/search/service/site-search.ts'
import { hrefIn } from './links.ts'
import { layoutWidgets, rootPage } from './load.ts'
import type { PageAnswer } from './page-request.ts'
import type { PageVisit } from './page-visit.ts'
import { render, type RenderDeps } from './render.ts'

/** Pages that the search adds to those of a like name. */
const NEAR_PAGES = 6

/** The 404 page of a visit, with what its address may have meant. */
export async function notFoundPage(website: RenderDeps, visit: PageVisit): Promise<PageAnswer> {
  const { request, scriptName } = visit
  const { reader, url, warn } = request
  request.missed?.()
  const path = url.path ?? ''
  const lang: Language = path === '/en' || path.startsWith('/en/') ? 'en' : 'fr'
  const home = await rootPage(reader)
  const tree = await reader.tree(lang)
  const href = hrefIn(await reader.addresses(lang), scriptName)
  const page = missingPage(home, { path: visit.path, lang })
  const widgets = await layoutWidgets(reader, home.layout_id, 'error404', lang)
  const near = tree.length > 1 ? tree : await reader.tree('fr')
  const words = pathWords(path)
  const found = await siteSearch({ ...website, warn }, reader)
    .related(words, lang, NEAR_PAGES)
    .catch((cause: unknown) => {
      warn('La recherche n’a pas répondu à la page d’erreur.', cause)
      return []
    })
  const searchHref = await searchPage(reader, home.layout_id, lang, href)
  const after = suggestedPagesHtml(near, path, cultureOf(lang), href, { found, words, searchHref })
  return render(website, visit, page, { widgets, status: 404, after })
}

/** What stands at an address that leads nowhere: a page outside of the tree, in the layout of the home page. */
export function missingPage(home: Page, { path, lang }: Pick<Page, 'path' | 'lang'>): Page {
  const name = lang === 'en' ? 'Page not found' : 'Page introuvable'
  return {
    ...home,
    id: 0,
    lang,
    module: 'main',
    action: 'error404',
    path,
    name,
    title: name,
    h1: '',
    description: '',
    infos: '{}',
    is_indexable: false,
    level: 1,
    lft: 0,
    rgt: 0,
  }
}

/** The words of an address that leads nowhere. */
const pathWords = (path: string): string =>
  path
    .slice(0, MAX_QUERY)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Where the header's search leads; `null` when the layout's header has none. */
async function searchPage(
  reader: SiteReader,
  layoutId: number,
  lang: Language,
  href: (link: string) => string | null,
): Promise<string | null> {
  for (const { type, version, options } of await layoutWidgets(reader, layoutId, 'header', lang)) {
    const link = registry.get(type)?.searchLink(options, version)
    if (link) return href(link)
  }
  return null
}
