import { expect, test } from 'vitest'
import type { SearchStore } from '../store/search-store.ts'
import { frenchStem } from '../rules/french-stem.ts'
import { nearQueries } from './near-queries.ts'

const WORDS: Readonly<Record<string, number>> = { maison: 12, raison: 2, sable: 40, lune: 9 }

const near = (query: string, found: number) =>
  nearQueries(query, {
    siteId: 1,
    lang: 'fr',
    found,
    stores: {
      search: {
        vocabulary: async () =>
          Object.entries(WORDS).map(([word, documents]) => ({ word, shown: word, documents })),
      } as unknown as SearchStore,
    },
    async ask(groups) {
      const counts = Object.entries(WORDS).flatMap(([word, documents]) =>
        groups.every((group) => group.some(({ term }) => term === frenchStem(word)))
          ? [documents]
          : [],
      )
      const page = counts.reduce((sum, count) => sum + count, 0)
      return { documents: [], counts: { page, article: 0, guide: 0, video: 0 } }
    },
  })

test('few hits: words a letter away that find more, and none that finds as little', async () => {
  expect(await near('raison', 2)).toEqual(['maison'])
  expect(await near('maison', 12)).toEqual([])
})

test('no hit: words some letters away, and those of the query that find something', async () => {
  expect(await near('maisson', 0)).toEqual(['maison', 'raison'])
  expect(await near('sable xyzzyq', 0)).toEqual(['sable'])
})
