import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Language } from '#base/kit/language.ts'
import type { Source } from '#features/articles/providers/merge-sources.ts'
import { createTestApp, librarySource, seededStores, type TestApp } from './app.ts'
import { htmlFaults } from './html.ts'
import { sampled } from './exhaustive.ts'

const SITE = 1

const NO_OTHERS = { fr: [], en: [] }

let site: TestApp
/** What a search said before there was an index. */
let early: Awaited<ReturnType<typeof search>>
/** Providers beside the site's own articles, as a test sets them. */
let others: Record<Language, Source[]> = NO_OTHERS
let now = new Date('2026-11-20T09:00:00Z')

beforeAll(async () => {
  const stores = await seededStores()
  site = await createTestApp({
    stores,
    clock: () => now,
    sourcesOf: (asked, lang) => [...librarySource(stores)(asked, lang), ...others[lang]],
  })
  const videos = join(site.dataDir, 'media/provider/demo/videos')
  await mkdir(videos, { recursive: true })
  const cue = '1\n00:00.000 --> 00:02.000\n<v Anne>Un mot prononcé : zygomatique.\n'
  await writeFile(join(videos, 'la-tva-en-une-minute.fr.vtt'), `WEBVTT\n\n${cue}`)
  early = await search({ query: 'tva' })
  await site.index()
})
afterAll(async () => {
  await site.close()
  await site.stores.close()
})

async function search(asked: Record<string, string>) {
  const { status, html, body } = await site.get(`/recherche?${new URLSearchParams(asked)}`)
  expect(status).toBe(200)
  const texts = (selector: string) => html.all(`main ${selector}`).map(({ text }) => text)
  return {
    html,
    body,
    count: texts('.search-count')[0] ?? '',
    titles: texts('.search-hit-title'),
    paths: html.attrs('main .search-hit-title a', 'href'),
    texts,
  }
}

const keysOf = async (prefix: string) =>
  (await site.stores.search.known(SITE))
    .map(({ key }) => key)
    .filter((key) => key.startsWith(prefix))

test('a page that the firm puts forward for some words is found first, while it may be shown', async () => {
  const { stores } = site
  const tree = await stores.pages.tree(SITE, 'fr')
  const wanted = tree.find(({ path }) => path === '/vos-outils/lexique/bilan')
  if (wanted === undefined) throw new Error('The demo has no such page.')
  const before = await search({ query: 'recrutements' })
  expect(before.paths).not.toContain(wanted.path)
  const promoted_pages = [
    { words: 'recruter, recrutement', page: wanted.id },
    { words: 'recrutement', page: 999_999 },
    { words: 'recrutement', page: 0 },
  ]
  await stores.sites.saveSettings(SITE, { promoted_pages })
  const first = await search({ query: 'recrutements' })
  expect(first.paths[0]).toBe(wanted.path)
  expect(first.paths.slice(1, 9)).toEqual(before.paths.slice(0, 8))
  const number = (said: string) => Number(/^\d+/.exec(said)?.[0] ?? 0)
  expect(number(first.count)).toBe(number(before.count) + 1)
  expect((await site.get('/ajax/search/suggest?query=recrutement')).body).toContain(wanted.path)
  expect((await search({ query: 'recrutements', type: 'article' })).paths).not.toContain(
    wanted.path,
  )
  for (const hidden of [{ is_secure: true }, { is_active: false }, { is_indexable: false }]) {
    await stores.pages.update(SITE, wanted.id, 'fr', hidden)
    expect((await search({ query: 'recrutements' })).paths, JSON.stringify(hidden)).toEqual(
      before.paths,
    )
    await stores.pages.update(SITE, wanted.id, 'fr', {
      is_secure: false,
      is_active: true,
      is_indexable: true,
    })
  }
  await stores.sites.saveSettings(SITE, { promoted_pages: [] })
})

test('a site so new that it has no index says so, and finds as soon as it has', async () => {
  expect(early.count).toBe('Aucun résultat pour « tva »')
  expect(early.texts('p').join(' ')).toContain('son index de recherche est en train de se faire')
  const found = await search({ query: 'tva' })
  expect(found.titles.length).toBeGreaterThan(5)
  expect((await search({ query: 'xyzzyq' })).texts('p').join(' ')).not.toContain('index')
})

test.each([
  ['crédit', 'crédits'],
  ['loyer', 'loyers'],
  ['conseiller', 'conseillers'],
  ['salarié', 'salariée'],
  ['français', 'française'],
  ['déficit', 'déficits'],
  ['étranger', 'étrangers'],
  ['reçu', 'reçus'],
  ['associé', 'associée'],
  ['impayé', 'impayée'],
  ['débit', 'débits'],
  ['crédit-bail', 'crédits-bails'],
  ['danger', 'dangers'],
  ['employé', 'employée'],
  ['boulanger', 'boulangers'],
  ['règlement', 'règlements'],
  ['office', 'offices'],
])('« %s » and « %s » find the same', async (one, other) => {
  const [first, second] = [await search({ query: one }), await search({ query: other })]
  expect(parseInt(first.count)).toBeGreaterThan(0)
  expect(parseInt(second.count)).toBe(parseInt(first.count))
})

describe('what is found', () => {
  test('the text of nested widgets, tables, sections and captions, whatever their kind', async () => {
    const only = async (query: string) => (await search({ query })).paths
    expect(await only('zygomatique')).toEqual([
      expect.stringContaining('?title=la-tva-en-une-minute'),
    ])
    // A person of the team widget, found by name and by where she stands.
    expect(await only('équipe Thomas Wirth')).toContain('/le-cabinet/notre-equipe')
  })

  test('with or without accents, by stem, by acronym and by what it stands for', async () => {
    const same = async (...queries: string[]) => {
      const found = await Promise.all(queries.map((query) => search({ query })))
      const [first, ...rest] = found.map(({ paths }) => paths)
      expect(first?.length).toBeGreaterThan(0)
      for (const paths of rest) expect(paths).toEqual(first)
    }
    await same('impôts', 'impot', 'L’IMPÔT')
    await same('auto-entrepreneur', 'micro', 'micro-entrepreneurs', 'autoentrepreneur')
    await same('IS', 'is', 'impôt sur les sociétés')
  })

  test('title over text, words marked in excerpts', async () => {
    const { titles, texts, html } = await search({ query: 'tva' })
    expect(titles.slice(0, 4).every((title) => title.includes('TVA'))).toBe(true)
    expect(texts('.search-hit')).toHaveLength(10)
    for (const hit of html.all('main .search-hit')) expect(hit.has('mark')).toBe(true)
  })

  test('lists and menus of a page are not its words', async () => {
    // The title of an article that stands in lists all over the site.
    const { paths } = await search({ query: 'La TVA en une minute' })
    expect(paths[0]).toContain('?title=la-tva-en-une-minute')
    expect(paths).not.toContain('/')
  })

  test('what a form asks is no answer', async () => {
    const { paths } = await search({ query: 'filtrer les échéances' })
    expect(paths).not.toContain('/vos-outils/agenda')
  })

  test('filters by kind and pages, each a link with its query', async () => {
    const all = await search({ query: 'facture' })
    const guides = all.texts('.search-kinds a').find((text) => text.startsWith('Guides'))
    const count = Number(/\d+/.exec(guides ?? '')?.[0])
    const filtered = await search({ query: 'facture', type: 'guide' })
    expect(filtered.texts('.search-hit-kind')).toEqual(Array(Math.min(10, count)).fill('Guide'))
    expect(filtered.count).toBe(`${count} résultats pour « facture »`)
    expect(filtered.html.one('main .search-kinds [aria-current]').text).toBe(guides)
    const second = await search({ query: 'facture', page: '2' })
    expect(second.paths.some((path) => all.paths.includes(path))).toBe(false)
    expect(all.html.attrs('main nav[aria-label="Pagination"] a[rel="next"]', 'href')).toEqual([
      '/recherche?query=facture&page=2',
    ])
    const beyond = await search({ query: 'facture', page: '999' })
    expect(beyond.titles).toEqual([])
    expect(beyond.body).toContain('Il n’y a pas de résultat sur cette page.')
    expect(await htmlFaults(all.body)).toEqual([])
  })

  test('a page says what it is a page of, a section that it is one', async () => {
    const { html } = await site.get('/recherche?query=tva&type=page')
    expect(html.texts('.search-hit-kind')).toContain('Lexique')
    expect(html.texts('.search-hit-kind')).toContain('Simulateurs')
    const sections = (await site.get('/recherche?query=contact&type=page')).html
    const [first] = sections.all('.search-hit')
    expect(first?.texts('.search-hit-title')).toEqual(['Contact'])
    expect(first?.texts('.search-hit-kind')).toEqual(['Page'])
  })

  test('without a query: the form and pages; without a hit: near words, pages and the firm', async () => {
    const empty = await search({ query: ' ' })
    expect(empty.texts('.search-popular a').length).toBeGreaterThan(3)
    const none = await search({ query: 'comptabilté' })
    expect(none.count).toBe('Aucun résultat pour « comptabilté »')
    expect(none.texts('.search-near a')[0]).toBe('comptabilité')
    expect(none.html.attrs('main .widget-search-results a[href="/contact"]', 'href')).toEqual([
      '/contact',
    ])
    expect((await search({ query: 'tva xyzzyq' })).texts('.search-near a')).toEqual(['tva'])
    expect(await htmlFaults(none.body)).toEqual([])
  })
})

test('A4 pages that are switched off since are not found, secure and hidden ones never', async () => {
  const before = await search({ query: 'lexique bilan' })
  expect(before.paths).toContain('/vos-outils/lexique/bilan')
  expect((await search({ query: 'espace client' })).paths).not.toContain('/espace-client')
  const page = await site.stores.pages.findByPath(SITE, '/vos-outils/lexique/bilan')
  await site.stores.pages.update(SITE, page?.id ?? 0, 'fr', { is_active: false })
  // Not indexed since.
  const after = await search({ query: 'lexique bilan' })
  expect(after.paths).not.toContain('/vos-outils/lexique/bilan')
  expect(parseInt(after.count)).toBe(parseInt(before.count) - 1)
  await site.index()
  expect(await keysOf(`page:${page?.id}:`)).toEqual([])
  await site.stores.pages.update(SITE, page?.id ?? 0, 'fr', { is_active: true })
  expect(await site.index()).toBe(1)
})

test('only what was written to is indexed again', async () => {
  expect(await site.index()).toBe(0)
  const page = await site.stores.pages.findByPath(SITE, '/contact')
  await site.stores.pages.update(SITE, page?.id ?? 0, 'fr', {
    description: 'Un mot : zeugmatique.',
  })
  expect(await site.index()).toBe(1)
  expect((await search({ query: 'zeugmatique' })).paths).toEqual(['/contact'])
})

test('a provider’s articles are found by title and summary, kept while it fails, gone when it drops them', async () => {
  const item = { id: 5, motifs: ['AEF'], mediasPaths: '[]', dateUpdate: '2026-11-01T08:00:00Z' }
  let list = ['ksilofone', 'zanzibar'].map((word) => ({
    ...item,
    slug: word,
    title: `Le ${word} des comptes`,
    summary: `Un résumé du ${word}.`,
  }))
  let isDown = false
  const editorial: Source['editorial'] = {
    subscribedMotifs: async () => ({ AEF: 'AEF : Fiscal' }),
    async listByMotifs() {
      if (isDown) throw new Error('no answer')
      return { articles: list, countArticle: list.length }
    },
    listByOffset: async () => ({ articles: [], countArticle: 0 }),
    articleId: async () => null,
    article: async () => null,
  }
  others = { fr: [{ name: 'http', editorial, supplies: () => true }], en: [] }
  const minutes = (count: number) => {
    now = new Date(now.getTime() + count * 60_000)
    return site.index()
  }
  await minutes(16)
  const { paths } = await search({ query: 'ksilofone' })
  expect(paths).toEqual([expect.stringContaining('?title=ksilofone')])
  list = list.slice(1)
  await minutes(5)
  expect(await keysOf('article:fr:ksilofone')).toHaveLength(1)
  isDown = true
  await minutes(11)
  expect(await keysOf('article:fr:ksilofone')).toHaveLength(1)
  isDown = false
  await minutes(16)
  expect(await keysOf('article:fr:ksilofone')).toEqual([])
  expect((await search({ query: 'zanzibar' })).titles).toEqual(['Le zanzibar des comptes'])
  others = NO_OTHERS
  await site.index()
  expect((await search({ query: 'zanzibar' })).titles).toEqual([])
  expect(site.warnings.splice(0).join()).toContain('ce qui était connu reste')
})

test(
  'a run that waits for a provider keeps its index; another’s that ended is taken over in seconds',
  sampled(false),
  async () => {
    const waiting = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const editorial: Source['editorial'] = {
      subscribedMotifs: async () => ({ AEF: 'AEF : Fiscal' }),
      async listByMotifs() {
        asked.resolve()
        await waiting.promise
        return { articles: [], countArticle: 0 }
      },
      listByOffset: async () => ({ articles: [], countArticle: 0 }),
      articleId: async () => null,
      article: async () => null,
    }
    const seconds = (count: number) => (now = new Date(now.getTime() + count * 1000))
    const isFree = async (): Promise<boolean> => {
      const until = new Date(now.getTime() + 20_000).toISOString()
      return site.stores.search.lease(SITE, 'another', now.toISOString(), until)
    }
    others = { fr: [{ name: 'http', editorial, supplies: () => true }], en: [] }
    seconds(16 * 60)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const run = site.index()
      await asked.promise
      for (let said = 0; said < 6; said += 1) {
        seconds(5)
        await vi.advanceTimersByTimeAsync(5000)
        await new Promise((done) => setTimeout(done, 20))
      }
      expect(await isFree()).toBe(false)
      waiting.resolve()
      await run
      expect(await isFree()).toBe(true)
      expect(await site.index()).toBe(0)
      seconds(21)
      expect(await isFree()).toBe(true)
    } finally {
      vi.useRealTimers()
      others = NO_OTHERS
      await site.stores.search.release(SITE, 'another')
    }
    await site.index()
  },
)

describe('suggestions', () => {
  const suggest = (query: string) =>
    site.get(`/ajax/search/suggest?${new URLSearchParams({ query, lang: 'fr', dm_xhr: '1' })}`)

  test('G2 words being typed find titles, in pieces, for a minute', async () => {
    const { status, headers, body } = await suggest('comptabili')
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
    const { suggestions, count } = JSON.parse(body)
    expect(count).toBeGreaterThan(suggestions.length - 1)
    expect(suggestions.length).toBeLessThanOrEqual(7)
    expect(suggestions[0].title).toContainEqual({ text: 'Comptabilité', marked: true })
    expect(JSON.parse((await suggest('x')).body)).toBeTruthy()
    const refused = await site.get('/ajax/search/suggest', { method: 'POST' })
    expect([refused.status, refused.headers['cache-control']]).toEqual([405, 'no-store'])
  })

  test('under the development front path its addresses stay under it', async () => {
    const dev = await site.get('/dev.php/ajax/search/suggest?query=tva')
    expect(dev.status).toBe(404)
  })
})

test('a 404 page offers what the search finds, and the form with the words of the address', async () => {
  const { status, html } = await site.get('/divers/zygomatique-amortissement')
  expect(status).toBe(404)
  const hrefs = html.attrs('.near-pages a', 'href')
  expect(hrefs.some((href) => href?.includes('?title='))).toBe(true)
  expect(html.one('.near-pages input[name="query"]').attr('value')).toBe(
    'divers zygomatique amortissement',
  )
  expect(html.one('.near-pages form').attr('action')).toBe('/recherche')
})

test('queries are kept for the editor, without what tells a person', async () => {
  for (const query of ['Licorne  Rose', 'anne@exemple.fr', '01 99 00 12 34', 'a'.repeat(150)]) {
    await search({ query })
  }
  await search({ query: 'licorne rose', page: '2' })
  await search({ query: 'licorne rose', type: 'guide' })
  const kept = await site.stores.search.queries(SITE, '2026-01-01', 100)
  expect(kept.filter(({ query }) => /licorne|@|99|aaa/.test(query))).toEqual([
    { query: 'licorne rose', askings: 1, results: 0, lastDay: '2026-11-20' },
  ])
})

describe('bad input', () => {
  test.each([
    'a'.repeat(10_000),
    'tva '.repeat(3000),
    '"',
    'NEAR(tva paie, 3)',
    'tva OR paie',
    'title:tva ^tva tva*',
    `'; drop table site; --`,
    '<script>alert(1)</script>',
    '🙂🙂',
    '\0',
    '\uD800tva',
    '?!…«»',
    '% _ \\',
  ])('« %.20s » is answered, and nothing of it is interpreted', async (query) => {
    const { status, body } = await site.get(
      `/recherche?query=${encodeURIComponent(query.toWellFormed())}`,
    )
    expect(status).toBe(200)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('alert-danger')
  })

  test('any string has an answer', sampled(false), async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        const query = new URLSearchParams({ query: text })
        expect((await site.get(`/ajax/search/suggest?${query}`)).status).toBe(200)
      }),
      { numRuns: 25 },
    )
    const bytes = await site.get('/recherche?query=%FF%00%&type=x&page=-1')
    expect(bytes.status).toBe(200)
    expect((await site.get('/recherche?query=a&query=b')).status).toBe(200)
    expect(site.warnings).toEqual([])
  })
})
