import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import type { AnalysedDocument } from './search-document.ts'
import type { IndexQuestion } from './search-terms.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'

const engines: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

/** A document whose terms are its words. */
function document(
  key: string,
  title: string,
  body: string,
  more: Partial<AnalysedDocument> = {},
): AnalysedDocument {
  const terms = (text: string) => text.split(' ').filter(Boolean)
  return {
    key,
    origin: key.startsWith('page') ? 'page' : 'library',
    kind: key.startsWith('page') ? 'page' : 'article',
    lang: 'fr',
    title,
    path: `/${key}`,
    description: '',
    body,
    hash: 'h',
    titleTerms: terms(title),
    bodyTerms: terms(body),
    beginnings: terms(title),
    words: [...new Set(terms(`${title} ${body}`))].map((word) => [word, word] as const),
    ...more,
  }
}

const LONG = Array.from({ length: 80 }, (_, number) => `mot${number}`).join(' ')

const corpus = [
  document('page:1:fr', 'accueil', 'tva paie'),
  document('page:2:fr', 'tva', 'taxe collectee'),
  document('page:3:fr', 'cachee', 'tva tva tva'),
  document('article:fr:a', 'paie', `tva ${'tva '.repeat(40)}`),
  document('article:fr:b', 'bilan', `bilan ${LONG} tva`),
  document('article:en:c', 'vat', 'tva', { lang: 'en' }),
  document('article:fr:d', 'comptabilite', '', { kind: 'video', titleTerms: ['comptabl'] }),
]

const SHOWN = ['page:1:fr', 'page:2:fr']

const asked = (words: string, more: Partial<IndexQuestion> = {}): IndexQuestion => ({
  groups: words.split(' ').map((word) => [{ term: word, prefix: false }]),
  mode: 'all',
  lang: 'fr',
  kind: null,
  pages: SHOWN,
  limit: 10,
  offset: 0,
  ...more,
})

describe.each(engines)('the index of %s', (_engine, locate) => {
  let db: Database
  let stores: Stores
  let site: number
  let other: number

  beforeAll(async () => {
    db = await openDatabase(await locate())
    await migrate(db)
    stores = createStores(db)
    site = (await stores.sites.create(newSite('Un'))).id
    other = (await stores.sites.create(newSite('Autre'))).id
    await stores.search.save(site, corpus)
    await stores.search.save(other, [document('article:fr:a', 'tva', 'ailleurs')])
  })
  afterAll(() => stores.close())

  const keysOf = async (question: IndexQuestion) =>
    (await stores.search.find(site, question)).documents.map(({ key }) => key)

  test('finds title before text, own language first, in the same order on both engines', async () => {
    const { documents, counts } = await stores.search.find(site, asked('tva'))
    expect(documents.map(({ key }) => key)).toEqual([
      'page:2:fr',
      'article:fr:a',
      'page:1:fr',
      'article:fr:b',
      'article:en:c',
    ])
    expect(counts).toEqual({ page: 2, article: 3, guide: 0, video: 0 })
    expect((await keysOf(asked('tva', { lang: 'en' })))[0]).toBe('article:en:c')
  })

  test('A4 a page that is not shown is neither found nor counted', async () => {
    const { documents, counts } = await stores.search.find(site, asked('tva', { pages: [] }))
    expect(documents.every(({ key }) => key.startsWith('article'))).toBe(true)
    expect(counts.page).toBe(0)
  })

  test('documents named by their keys come first, counted once, with or without the words', async () => {
    const first = ['page:2:fr', 'page:1:fr', 'page:77:fr']
    const keys = await keysOf(asked('paie', { first }))
    expect(keys).toEqual(['page:2:fr', 'page:1:fr', 'article:fr:a'])
    expect(await keysOf(asked('paie', { first, limit: 1, offset: 2 }))).toEqual(['article:fr:a'])
    expect(await keysOf(asked('paie', { first, kind: 'article' }))).toEqual(['article:fr:a'])
    const { counts } = await stores.search.find(site, asked('paie', { first, offset: 9 }))
    expect(counts).toEqual({ page: 2, article: 1, guide: 0, video: 0 })
    expect(await keysOf(asked('zeugma', { first }))).toEqual(['page:2:fr', 'page:1:fr'])
    const others = await stores.search.find(other, asked('ailleurs', { first }))
    expect(others.documents.map(({ body }) => body)).toEqual(['ailleurs'])
  })

  test('asks for all words or any, one kind, one page of hits', async () => {
    expect(await keysOf(asked('tva paie'))).toEqual(['article:fr:a', 'page:1:fr'])
    expect((await keysOf(asked('bilan collectee', { mode: 'any' }))).toSorted()).toEqual([
      'article:fr:b',
      'page:2:fr',
    ])
    const articles = await stores.search.find(site, asked('tva', { kind: 'article', limit: 1 }))
    expect(articles.documents.map(({ key }) => key)).toEqual(['article:fr:a'])
    expect(articles.counts).toEqual({ page: 2, article: 3, guide: 0, video: 0 })
    expect(await keysOf(asked('tva', { limit: 2, offset: 4 }))).toEqual(['article:en:c'])
    expect(await keysOf(asked('tva', { offset: 9 }))).toEqual([])
  })

  test('a prefix is the beginning of a written word or of a term, a word is whole', async () => {
    const begun = (term: string, prefix: boolean) => asked('', { groups: [[{ term, prefix }]] })
    expect(await keysOf(begun('comptabili', true))).toEqual(['article:fr:d'])
    expect(await keysOf(begun('comptabili', false))).toEqual([])
    // The written words are there for beginnings alone.
    expect(await keysOf(begun('comptabilite', false))).toEqual([])
    expect(await keysOf(begun('colle', true))).toEqual(['page:2:fr'])
  })

  test('signs of an engine in a term mean nothing', async () => {
    for (const term of ['"', "'", '*', 'NEAR(', 'title:', '\\', ')', ' OR ', 'a\0b', '🙂', '']) {
      const question = asked('', { groups: [[{ term, prefix: false }], [{ term, prefix: true }]] })
      expect(await keysOf(question)).toEqual([])
      await stores.search.find(site, {
        ...question,
        groups: [...question.groups, [{ term: 'tva', prefix: false }]],
      })
    }
    expect(await keysOf(asked('', { groups: [] }))).toEqual([])
  })

  test('replaced, removed and of a site that goes: the words follow', async () => {
    const one = document('article:fr:z', 'zeugme', 'zygote zygote')
    const letters = { min: 6, max: 6 }
    const words = async () =>
      (await stores.search.vocabulary(site, letters))
        .filter(({ word }) => word.startsWith('z'))
        .map(({ word, documents }) => `${word} ${documents}`)
    await stores.search.save(site, [one, document('article:fr:y', 'zeugme', '')])
    expect(await words()).toEqual(['zeugme 2', 'zygote 1'])
    await stores.search.save(site, [
      { ...one, ...document('article:fr:z', 'autre', ''), hash: 'i' },
    ])
    expect(await words()).toEqual(['zeugme 1'])
    expect(await keysOf(asked('zygote'))).toEqual([])
    await stores.search.remove(site, ['article:fr:z', 'article:fr:y', 'unknown'])
    expect(await words()).toEqual([])
    expect(await keysOf(asked('zeugme'))).toEqual([])
    expect((await stores.search.known(site)).length).toBe(corpus.length)

    const { id } = await stores.sites.create(newSite('Qui part'))
    await stores.search.save(id, [one])
    await stores.siteLifecycle.remove(id)
    expect(await stores.search.known(id)).toEqual([])
    const others = await stores.search.find(other, asked('tva'))
    expect(others.documents.map(({ body }) => body)).toEqual(['ailleurs'])
  })

  test('one process at a time writes a site’s index, until its time is over', async () => {
    const lease = (holder: string, now: string, until: string) =>
      stores.search.lease(site, holder, `2026-11-21T10:${now}Z`, `2026-11-21T10:${until}Z`)
    expect(await lease('one', '00:00.000', '01:00.000')).toBe(true)
    expect(await lease('two', '00:30.000', '01:30.000')).toBe(false)
    expect(await lease('one', '00:40.000', '02:00.000')).toBe(true)
    expect(await lease('two', '01:30.000', '02:30.000')).toBe(false)
    expect(await lease('two', '02:00.000', '03:00.000')).toBe(true)
    await stores.search.release(site, 'one')
    expect(await lease('one', '02:30.000', '03:00.000')).toBe(false)
    await stores.search.release(site, 'two')
    expect(await lease('one', '02:30.000', '03:00.000')).toBe(true)
    const stateOf = async () =>
      (await stores.search.states()).find(({ siteId }) => siteId === site)?.indexed
    expect(await stateOf()).toBeNull()
    const state = { siteVersion: 7, indexVersion: 1, articlesAt: '2026-11-21T10:00:00.000Z' }
    await stores.search.saveState(site, state)
    expect(await stateOf()).toEqual(state)
  })

  test('queries are counted by day, those without answer first, and bounded', async () => {
    const keep = (day: string, query: string, results: number) =>
      stores.search.keepQuery(site, { day, query, results })
    await keep('2026-03-01', 'vieux', 1)
    await keep('2026-11-20', 'tva', 5)
    await keep('2026-11-21', 'tva', 6)
    await keep('2026-11-21', 'licorne', 0)
    expect(await stores.search.queries(site, '2026-01-01', 10)).toEqual([
      { query: 'licorne', askings: 1, results: 0, lastDay: '2026-11-21' },
      { query: 'tva', askings: 2, results: 6, lastDay: '2026-11-21' },
    ])
    const day = { site_id: site, day: '2026-11-22', askings: 1, results: 0 }
    const full = Array.from({ length: 300 }, (_, number) => ({ ...day, query: `q${number}` }))
    await db.insertInto('search_query').values(full).execute()
    await keep('2026-11-22', 'one too many', 0)
    await keep('2026-11-22', 'q1', 3)
    const kept = await stores.search.queries(site, '2026-11-22', 1000)
    expect(kept).toHaveLength(300)
    expect(kept.at(-1)).toMatchObject({ query: 'q1', askings: 2, results: 3 })
  })
})

const newSite = (name: string) => ({
  name,
  isDefault: false,
  hosts: [],
  settings: DEFAULT_SETTINGS,
  constants: DEFAULT_CONSTANTS,
  offices: [],
  theme: { light: {}, dark: {} },
})
