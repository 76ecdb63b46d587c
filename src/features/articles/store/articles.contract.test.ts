import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  emptySite,
  article,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'

const NOW = '2026-04-15T10:00:00.000Z'

onEachEngine('articles', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('motifs come in the order in which they were saved', async () => {
    const siteId = await emptySite(stores)
    expect(await stores.articles.motifs(siteId)).toEqual([])
    const motifs = [
      { code: 'EREVUEVIDEO', description: 'EREVUEVIDEO : Vidéos' },
      { code: 'AEF', description: 'AEF : Fiscal' },
    ]
    await stores.articles.saveMotifs(siteId, motifs)
    expect(await stores.articles.motifs(siteId)).toEqual(motifs)
    await stores.articles.saveMotifs(siteId, motifs.slice(1))
    expect(await stores.articles.motifs(siteId)).toEqual(motifs.slice(1))
    await expect(stores.articles.saveMotifs(siteId, [...motifs, ...motifs])).rejects.toThrow(
      'deux fois',
    )
    expect(await stores.articles.motifs(siteId)).toHaveLength(1)
  })

  test('a saved article comes back whole, by id and by slug', async () => {
    const siteId = await emptySite(stores)
    const full = article({
      duration: 'PT1M',
      video: {
        url: '/v.mp4',
        type: 'video/mp4',
        poster: '/v.webp',
        width: 1280,
        height: 720,
        captions: [{ url: '/v.vtt', language: 'fr', label: 'Français' }],
      },
      mediasPaths: [
        { index: '24-11', url: '/a.webp', copyright: 'Nous' },
        { index: '1', url: '/b' },
      ],
    })
    await stores.articles.save(siteId, full)
    expect(await stores.articles.find(siteId, 1, NOW)).toEqual(full)
    expect(await stores.articles.idOfSlug(siteId, full.slug, NOW)).toBe(1)
    const bare = article({ lang: 'en' })
    await stores.articles.save(siteId, bare)
    expect(await stores.articles.find(siteId, 1, NOW)).toEqual(bare)
    for (const id of [0, 2, -1, 1.5, 2 ** 31, 2 ** 53]) {
      expect(await stores.articles.find(siteId, id, NOW)).toBeNull()
    }
    for (const slug of ['', 'absent', 'x'.repeat(9000), 'a\0']) {
      expect(await stores.articles.idOfSlug(siteId, slug, NOW)).toBeNull()
    }
  })

  test('a word is found in articles however it is spelled', async () => {
    const siteId = await emptySite(stores)
    const texts = ['%%Chiffre :pass%%', '%%CHIFFRE:pass%%', 'sans']
    for (const [place, html] of texts.entries()) {
      await stores.articles.save(siteId, article({ id: place + 1, slug: `texte-${place}`, html }))
    }
    const found = await stores.articleWrites.saying(siteId, 'chiffre')
    expect(found.map(({ html }) => html)).toEqual(texts.slice(0, 2))
  })

  test('an article of tomorrow is nowhere today', async () => {
    const siteId = await emptySite(stores)
    await stores.articles.save(siteId, article({ datePublished: '2026-04-15T12:00:01+02:00' }))
    const before = '2026-04-15T12:00:00+02:00'
    const after = '2026-04-15T10:00:01Z'
    const listed = async (now: string) =>
      (
        await stores.articles.list(siteId, {
          motifs: ['AEF'],
          lang: 'fr',
          limit: 5,
          offset: 0,
          now,
        })
      ).countArticle
    expect(await stores.articles.find(siteId, 1, before)).toBeNull()
    expect(await stores.articles.idOfSlug(siteId, 'article-1', before)).toBeNull()
    expect(await listed(before)).toBe(0)
    expect((await stores.articles.find(siteId, 1, after))?.datePublished).toBe(
      '2026-04-15T10:00:01.000Z',
    )
    expect(await stores.articles.idOfSlug(siteId, 'article-1', after)).toBe(1)
    expect(await listed(after)).toBe(1)
    await expect(stores.articles.save(siteId, article({ datePublished: 'hier' }))).rejects.toThrow(
      'n’est pas un instant',
    )
  })

  test('a list holds the articles of one language only', async () => {
    const siteId = await emptySite(stores)
    await stores.articles.save(siteId, article({ id: 1, slug: 'un', lang: 'fr' }))
    await stores.articles.save(siteId, article({ id: 2, slug: 'two', lang: 'en' }))
    const query = { motifs: ['AEF'], limit: 9, offset: 0, now: NOW }
    for (const [lang, id] of [
      ['fr', 1],
      ['en', 2],
    ] as const) {
      const { articles, countArticle } = await stores.articles.list(siteId, { ...query, lang })
      expect([articles.map((found) => found.id), countArticle]).toEqual([[id], 1])
    }
  })

  test('G5 lists are newest first, match any motif once, and give the true count', async () => {
    const siteId = await emptySite(stores)
    const add = (id: number, motifs: string[], day: string) =>
      stores.articles.save(
        siteId,
        article({ id, slug: `a-${id}`, motifs, datePublished: `2026-03-${day}T08:00:00.000Z` }),
      )
    await add(1, ['AEF', 'AEJ'], '01')
    await add(2, ['AEF'], '03')
    await add(3, ['AEJ'], '02')
    await add(4, ['AES'], '04')
    await add(5, ['AEJ', 'AEF', 'AEF'], '03')
    const list = async (motifs: string[], limit = 10, offset = 0) => {
      const { articles, countArticle } = await stores.articles.list(siteId, {
        motifs,
        lang: 'fr',
        limit,
        offset,
        now: NOW,
      })
      return [countArticle, articles.map(({ id }) => id)]
    }
    expect(await list(['AEF', 'AEJ'])).toEqual([4, [5, 2, 3, 1]])
    expect(await list(['AEF'])).toEqual([3, [5, 2, 1]])
    expect(await list(['AEF', 'AEF'])).toEqual([3, [5, 2, 1]])
    expect(await list(['AEF', 'AEJ'], 2)).toEqual([4, [5, 2]])
    expect(await list(['AEF', 'AEJ'], 2, 2)).toEqual([4, [3, 1]])
    expect(await list(['AEF', 'AEJ'], 2, 4)).toEqual([4, []])
    expect(await list(['AEF'], 0)).toEqual([3, []])
    expect(await list(['AEF'], 5, 2 ** 40)).toEqual([3, []])
    expect(await list(['AEF'], Number.MAX_SAFE_INTEGER)).toEqual([3, [5, 2, 1]])
    expect(await list([])).toEqual([0, []])
    expect(await list(['INCONNU', 'A\0'])).toEqual([0, []])
    const many = Array.from({ length: 49 }, (_, index) => `M${index}`)
    expect(await list([...many, 'AES'])).toEqual([1, [4]])
  })

  test('a list item has the fields of a list, and no more', async () => {
    const siteId = await emptySite(stores)
    await stores.articles.save(siteId, article({}))
    const { articles } = await stores.articles.list(siteId, {
      motifs: ['AEF'],
      lang: 'fr',
      limit: 1,
      offset: 0,
      now: NOW,
    })
    expect(articles).toEqual([
      {
        id: 1,
        title: 'Article 1',
        summary: 'Un résumé',
        slug: 'article-1',
        motifs: ['AEF'],
        mediasPaths: [{ index: '24-11', url: '/a.webp' }],
        datePublished: '2026-04-01T08:00:00.000Z',
        dateUpdate: '2026-04-02T08:00:00.000Z',
      },
    ])
  })

  test('an article that loses a motif leaves its list; a taken slug is refused', async () => {
    const siteId = await emptySite(stores)
    await stores.articles.save(siteId, article({ motifs: ['AEF', 'AEJ'] }))
    await stores.articles.save(siteId, article({ motifs: ['AEJ'] }))
    const count = async (motif: string) =>
      (
        await stores.articles.list(siteId, {
          motifs: [motif],
          lang: 'fr',
          limit: 9,
          offset: 0,
          now: NOW,
        })
      ).countArticle
    expect([await count('AEF'), await count('AEJ')]).toEqual([0, 1])
    await expect(
      stores.articles.save(siteId, article({ id: 2, slug: 'article-1' })),
    ).rejects.toThrow('est déjà celui de l’article 1')
    await expect(stores.articles.save(siteId, article({ id: 0 }))).rejects.toThrow(ContentError)
  })

  test('D10 corrupt JSON of an article costs what it holds, not the article', async () => {
    const siteId = await emptySite(stores)
    await stores.articles.save(siteId, article({}))
    await opened.db
      .updateTable('article')
      .set({ medias_paths: '[{"index":', motifs: '{}', video: '{"url":3}' })
      .where('site_id', '=', siteId)
      .execute()
    const found = await stores.articles.find(siteId, 1, NOW)
    expect(found).toMatchObject({ title: 'Article 1', mediasPaths: [], motifs: [] })
    expect(found).not.toHaveProperty('video')
    const { articles } = await stores.articles.list(siteId, {
      motifs: ['AEF'],
      lang: 'fr',
      limit: 1,
      offset: 0,
      now: NOW,
    })
    expect(articles[0]).toMatchObject({ id: 1, mediasPaths: [] })
    expect(opened.faults.join('\n')).toContain(`Site ${siteId}. Article 1 : mediasPaths illisible`)
  })
})
