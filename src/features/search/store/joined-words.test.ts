import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { createStores, type Stores } from '#app/stores.ts'
import type { Language } from '#base/kit/language.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { indexedDocument } from '../rules/indexed-document.ts'
import { wantedGroups } from '../rules/query.ts'
import { JOINED_WORDS, WORDS_APART } from '../rules/trade-words-fixture.ts'

const engines: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

/** An article that says one word, whose key it is. */
const saying = (word: string, lang: Language) =>
  indexedDocument({
    key: `article:${lang}:${word}`,
    origin: 'library' as const,
    kind: 'article' as const,
    lang,
    title: 'Lettre',
    path: `/${lang}/${word}`,
    description: '',
    body: `Lettre ${word}`,
    hash: 'h',
  })

describe.each(engines)('words of the trade in the index of %s', (_engine, locate) => {
  let stores: Stores
  let siteId: number
  beforeAll(async () => {
    const db = await openDatabase(await locate())
    await migrate(db)
    stores = createStores(db)
    siteId = (await stores.sites.create(bareSite())).id
    const words = new Set([...JOINED_WORDS.flat(), ...WORDS_APART.flat()])
    // English texts that say the same letters must not join what French ones keep apart.
    const documents = [...words].flatMap((word) => [saying(word, 'fr'), saying(word, 'en')])
    await stores.search.save(siteId, documents)
  })
  afterAll(() => stores.close())

  const found = async (query: string): Promise<string[]> => {
    const { documents } = await stores.search.find(siteId, {
      groups: wantedGroups(query),
      mode: 'all',
      lang: 'fr',
      kind: null,
      pages: [],
      limit: 2000,
      offset: 0,
    })
    return documents.map(({ key }) => key).toSorted()
  }

  test('whichever form of a word is looked for, the same is found, each form in it', async () => {
    for (const forms of JOINED_WORDS) {
      const [first = '', ...others] = forms
      const hits = await found(first)
      expect(hits, first).toEqual(expect.arrayContaining(forms.map((form) => `article:fr:${form}`)))
      for (const other of others) {
        expect(await found(other), `${first}, ${other}`).toEqual(hits)
        const plain = other.normalize('NFD').replace(/\p{M}/gu, '')
        expect(await found(plain), plain).toEqual(hits)
      }
    }
  })

  test('near words that mean something else are not found', async () => {
    for (const [one = '', other = ''] of WORDS_APART) {
      expect(await found(one), `${one}, ${other}`).not.toContain(`article:fr:${other}`)
      expect(await found(other), `${other}, ${one}`).not.toContain(`article:fr:${one}`)
    }
  })
})
