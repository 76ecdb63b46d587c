import type { ContentStore } from '#content/store.ts'
import { slugOf } from '#domain/slug.ts'
import { Refused } from '#domain/refused.ts'

/** The first free path below a page for a slug. */
export async function pathFor(
  store: ContentStore,
  siteId: number,
  parentId: number,
  slug: string,
): Promise<string> {
  const parent =
    (await store.pages.find(siteId, parentId, 'fr')) ??
    (await store.pages.find(siteId, parentId, 'en'))
  if (parent === null) {
    throw new Refused('absent', `La page ${parentId} n’existe plus : rechargez l’arborescence.`)
  }
  return firstFree(store, siteId, `${parent.path === '/' ? '' : parent.path}/${slug || 'page'}`)
}

/** Where a page of another language goes: below the nearest page above it in that language. */
export async function translatedPath(
  store: ContentStore,
  siteId: number,
  id: number,
  lang: 'fr' | 'en',
  name: string,
): Promise<string> {
  const [node] = (await store.pages.tree(siteId, lang === 'en' ? 'fr' : 'en')).filter(
    (page) => page.id === id,
  )
  const tree = await store.pages.tree(siteId, lang)
  const above = tree.findLast(({ lft, rgt }) => node && lft < node.lft && rgt > node.rgt)
  const base = above?.path ?? (lang === 'en' ? '/en' : '')
  // The home page of the other language stands at its prefix itself.
  if (node?.level === 0) return firstFree(store, siteId, lang === 'en' ? '/en' : '/')
  return firstFree(store, siteId, `${base === '/' ? '' : base}/${slugOf(name) || 'page'}`)
}

async function firstFree(store: ContentStore, siteId: number, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`
    if ((await store.pages.findByPath(siteId, path)) === null) return path
  }
}
