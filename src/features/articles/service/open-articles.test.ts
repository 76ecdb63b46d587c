import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { openArticles } from './open-articles.ts'

const NOW = '2026-11-20T09:00:00Z'

/** A library of which `neuf`, formerly `ancien`, may be read, and `cache`, formerly `secret`, may not. */
function library() {
  const asked: string[] = []
  const unused = () => Promise.reject(new Error('Nobody asks for this.'))
  const ids: Record<string, number> = { neuf: 1, cache: 2 }
  const former: Record<string, string> = { ancien: 'neuf', secret: 'cache' }
  const store = {
    list: unused,
    find: unused,
    motifs: unused,
    idOfSlug: async (_site: number, slug: string) => {
      asked.push(slug)
      return ids[slug] ?? null
    },
    slugNow: async (_site: number, slug: string) => former[slug] ?? null,
    isOfAny: async (_site: number, id: number) => id === 2,
  }
  return { asked, open: openArticles(store, { id: 1, settings: DEFAULT_SETTINGS }) }
}

test('a former slug leads to its article, which is looked up once', async () => {
  const { asked, open } = library()
  expect(await open.idOfSlug('ancien', NOW)).toBe(1)
  expect(asked).toEqual(['ancien', 'neuf'])
  expect(await open.slugNow('ancien', NOW)).toBe('neuf')
})

test('no slug, former or not, tells of a reserved article', async () => {
  const { open } = library()
  const slugs = ['cache', 'secret', 'inconnu']
  expect(await Promise.all(slugs.map((slug) => open.idOfSlug(slug, NOW)))).toEqual([
    null,
    null,
    null,
  ])
  expect(await Promise.all(slugs.map((slug) => open.slugNow(slug, NOW)))).toEqual([
    null,
    null,
    null,
  ])
})
