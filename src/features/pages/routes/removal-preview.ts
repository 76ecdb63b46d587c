import type { PageStore } from '../store/page-store.ts'
import type { RemovalPreview } from '../contract/pages.ts'
import { resolveLink } from '#base/core/address/link.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'

/** Settings that name a page, in the words of the settings' screen. */
const SETTINGS = {
  news_page: 'Page de toutes les actualités',
  videos_page: 'Page de toutes les vidéos',
  glossary_page: 'Page du lexique',
} as const

/** Stands for the path of whatever goes. */
const GONE = '/ '

/** Where links to a page may stand. */
export interface RemovalStores {
  pages: PageStore
  menus: { linkTexts(siteId: number): Promise<{ id: number; name: string; text: string }[]> }
}

/** What goes into the bin with a page, and whose links would then lead nowhere. */
export async function removalPreview(
  stores: RemovalStores,
  site: Site,
  id: number,
): Promise<RemovalPreview> {
  const [fr, en] = await Promise.all([
    stores.pages.tree(site.id, 'fr'),
    stores.pages.tree(site.id, 'en'),
  ])
  const nodes = [...new Map([...en, ...fr].map((node) => [node.id, node])).values()]
  const top = nodes.find((node) => node.id === id)
  if (top === undefined) {
    throw new Refused('absent', `La page ${id} n’existe plus : rechargez l’arborescence.`)
  }
  const pages = nodes
    .filter(({ lft, rgt }) => lft >= top.lft && rgt <= top.rgt)
    .toSorted((a, b) => a.lft - b.lft)
  const gone = new Set(pages.map((page) => page.id))
  const paths = new Set([...fr, ...en].filter((node) => gone.has(node.id)).map(({ path }) => path))
  const leadsThere = (link: string) => {
    const target = resolveLink(link, (page) => (gone.has(page) ? GONE : null))
    const path = target?.split(/[?#]/, 1)[0] ?? ''
    return path === GONE || paths.has(path)
  }
  return {
    pages: pages.map(({ id: page, name, path }) => ({ id: page, name, path })),
    links: [
      ...(await linking(stores, site.id, gone, leadsThere)),
      ...Object.entries(SETTINGS)
        .filter(([name]) => gone.has(site.settings[name as keyof typeof SETTINGS]))
        .map(([, name]) => ({ kind: 'setting' as const, id: 0, name })),
    ],
  }
}

/** Links as they stand in stored JSON: whole texts, and `href` of rich texts. */
const LINKS = /"((?:page:\d|\/)[^"\\]*)"|href=\\"([^"\\]*)\\"/g

/** Pages and menus, each once, that lead to what goes. */
async function linking(
  stores: RemovalStores,
  siteId: number,
  gone: ReadonlySet<number>,
  leadsThere: (link: string) => boolean,
): Promise<RemovalPreview['links']> {
  const links = new Map<string, RemovalPreview['links'][number]>()
  const [pages, menus] = await Promise.all([
    stores.pages.linkTexts(siteId),
    stores.menus.linkTexts(siteId),
  ])
  const texts = [
    ...pages.map((text) => ({ kind: 'page' as const, ...text })),
    ...menus.map((text) => ({ kind: 'menu' as const, ...text })),
  ]
  for (const { kind, id, name, text } of texts) {
    if (kind === 'page' && gone.has(id)) continue
    const found = [...text.matchAll(LINKS)].some(([, whole, href]) =>
      leadsThere(whole ?? href ?? ''),
    )
    if (found) links.set(`${kind} ${id}`, { kind, id, name })
  }
  return [...links.values()]
}
