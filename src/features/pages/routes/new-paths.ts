import type { PageStore } from '../store/page-store.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { Refused } from '#base/kit/refused.ts'
import { parentOf } from '#base/core/page/parent-of.ts'

/** The first free path below a page for a slug. */
export async function pathFor(
  stores: { pages: PageStore },
  siteId: number,
  parentId: number,
  slug: string,
): Promise<string> {
  const parent =
    (await stores.pages.find(siteId, parentId, 'fr')) ??
    (await stores.pages.find(siteId, parentId, 'en'))
  if (parent === null) {
    throw new Refused('absent', `La page ${parentId} n’existe plus : rechargez l’arborescence.`)
  }
  return firstFree(stores, siteId, `${parent.path === '/' ? '' : parent.path}/${slug || 'page'}`)
}

/** Where a page of another language goes: below the nearest page above it in that language. */
export async function translatedPath(
  stores: { pages: PageStore },
  siteId: number,
  id: number,
  lang: 'fr' | 'en',
  name: string,
): Promise<string> {
  const [node] = (await stores.pages.tree(siteId, lang === 'en' ? 'fr' : 'en')).filter(
    (page) => page.id === id,
  )
  const tree = await stores.pages.tree(siteId, lang)
  const above = node && parentOf(tree, node)
  const base = above?.path ?? (lang === 'en' ? '/en' : '')
  // The home page of the other language stands at its prefix itself.
  if (node?.level === 0) return firstFree(stores, siteId, lang === 'en' ? '/en' : '/')
  return firstFree(stores, siteId, `${base === '/' ? '' : base}/${slugOf(name) || 'page'}`)
}

async function firstFree(
  stores: { pages: PageStore },
  siteId: number,
  wanted: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`
    if ((await stores.pages.findByPath(siteId, path)) === null) return path
  }
}
