import type { LayoutStore } from '../store/layout-store.ts'
import type { PageStore } from '../store/page-store.ts'
import type { EditedTexts, PageProperties } from '../contract/pages.ts'
import type { Page } from '#base/core/page/page.ts'
import { documentTitle } from '../rules/page-title.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import { withParents } from './tree-pages.ts'

/** Stands for the page's own title in what is made of it. */
const TITLE = '{title}'

/** A page in each language it has; French first. @throws {Refused} when there is none */
async function pagesOf(stores: { pages: PageStore }, siteId: number, id: number): Promise<Page[]> {
  const found = await Promise.all([
    stores.pages.find(siteId, id, 'fr'),
    stores.pages.find(siteId, id, 'en'),
  ])
  const pages = found.filter((page) => page !== null)
  if (pages.length > 0) return pages
  throw new Refused(
    'absent',
    `La page ${id} n’existe pas ou plus : rechargez l’arborescence, ou cherchez-la dans la corbeille.`,
  )
}

/** A page's name as a person knows it. */
export async function nameOfPage(
  stores: { pages: PageStore },
  siteId: number,
  id: number,
): Promise<string> {
  const [page] = await pagesOf(stores, siteId, id)
  return page?.name ?? ''
}

/** Every field of a page's record, in every language (requirements A2). */
export async function pageProperties(
  stores: { pages: PageStore; layouts: LayoutStore },
  site: Site,
  id: number,
  origin: string,
): Promise<PageProperties> {
  const pages = await pagesOf(stores, site.id, id)
  const [page] = pages
  if (page === undefined) throw new Error('A page without any language was found.')
  const [fr, en, layouts] = await Promise.all([
    stores.pages.tree(site.id, 'fr'),
    stores.pages.tree(site.id, 'en'),
    stores.layouts.list(site.id),
  ])
  const nodes = [...new Map([...en, ...fr].map((node) => [node.id, node])).values()]
  const placed = withParents(nodes.toSorted((a, b) => a.lft - b.lft))
  return {
    id,
    lft: page.lft,
    rgt: page.rgt,
    level: page.level,
    module: page.module,
    action: page.action,
    record_id: page.record_id,
    record_model: page.record_model,
    record_position: page.record_position,
    modelclass: page.modelclass,
    type: page.type,
    image: page.image,
    layout_id: page.layout_id,
    parents: placed
      .filter(({ node }) => node.lft < page.lft && node.rgt > page.rgt)
      .map(({ node: { id: parent, name, path } }) => ({ id: parent, name, path })),
    children: placed.filter(({ parent }) => parent === id).map(({ node }) => node.id),
    layouts: layouts.map(({ id: layout, name }) => ({ id: layout, name })),
    texts: pages.map((one) => textsOf(one, site)),
    hasEnglish: site.settings.basedoc_en === '1',
    origin,
  }
}

const textsOf = (page: Page, site: Site): EditedTexts => ({
  lang: page.lang,
  path: page.path,
  slug: page.slug,
  name: page.name,
  title: page.title,
  h1: page.h1,
  description: page.description,
  keywords: page.keywords,
  auto_mod: page.auto_mod,
  infos: page.infos,
  is_active: page.is_active,
  is_secure: page.is_secure,
  is_indexable: page.is_indexable,
  is_visible_bread_crumb: page.is_visible_bread_crumb,
  updated_at: page.updated_at,
  documentTitle: documentTitle({ ...page, title: TITLE }, site),
})
