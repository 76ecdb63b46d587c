import { DatabaseSync } from 'node:sqlite'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import type { SearchDocument } from '#base/core/search/search.ts'
import { indexedDocument } from '#features/search/rules/indexed-document.ts'
import { siteSearch } from '#features/search/service/site-search.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { bareSite } from '../tests/bare-site.ts'
import { atMost, figure, median, percentile, type Figure } from './figure.ts'

const DOCUMENTS = 5000
const BATCH = 100
/** Words of one document. */
const WORDS = 350
const ROUNDS = 5
/** Milliseconds of one page of results. */
const LIMIT = 20

const QUERIES = (
  'tva|impôt|facture|déclaration de tva|auto-entrepreneur|impots sur les sociétés|bulletin de paie|' +
  'contrat de travail|statut de la société|délai de paiement|bilan|comptabilité|urssaf|entreprise|' +
  'dirigeant assemblée générale|crédit d’impôt recherche|congés payés|note de frais|charges|date'
).split('|')

/** What one way of searching took, in milliseconds of the processor's own time. */
interface Times {
  median: number
  p95: number
}

/** The figures of searches over 5,000 documents. */
export async function search(): Promise<Figure[]> {
  const { find, suggest, bare } = await searchSpeeds()
  const unit = 'ms de processeur'
  return [
    figure({
      name: 'recherche dans 5 000 documents, p95 / requête FTS5 nue',
      value: find.p95,
      unit,
      baseline: bare.p95,
      target: atMost(LIMIT),
    }),
    figure({ name: 'recherche, médiane', value: find.median, unit, baseline: bare.median }),
    figure({ name: 'suggestions, p95', value: suggest.p95, unit, baseline: bare.p95 }),
  ]
}

/**
 * `find` over 5,000 generated French documents on SQLite, excerpts and counts included, and a bare
 * FTS5 query for ten of the same texts, in turn.
 */
async function searchSpeeds(): Promise<{ find: Times; suggest: Times; bare: Times }> {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const stores = createStores(db)
  const { id } = await stores.sites.create(bareSite({ name: 'Bench' }))
  const bare = new DatabaseSync(':memory:')
  bare.exec('create virtual table t using fts5(title, body)')
  const insert = bare.prepare('insert into t (title, body) values (?, ?)')
  for (let start = 0; start < DOCUMENTS; start += BATCH) {
    const documents = Array.from({ length: BATCH }, (_, index) => generated(start + index))
    for (const { title, body } of documents) insert.run(title, body)
    await stores.search.save(
      id,
      documents.map((one) => ({ ...indexedDocument(one), origin: 'library', hash: '' })),
    )
  }
  const reader = {
    site: { id, settings: { promoted_pages: [] } },
    tree: async () => [],
  } as unknown as SiteReader
  const finder = siteSearch({ stores, clock: () => new Date(), warn: () => {} }, reader)
  const match = bare.prepare(
    'select rowid, title, body from t where t match ? order by rank limit 10',
  )
  const times = { find: [] as number[], suggest: [] as number[], bare: [] as number[] }
  const note = async (list: number[], work: () => unknown) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    list.push((user + system) / 1000)
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of QUERIES) {
      // As the visitor's page 2 is asked: what is kept of a query is written after the answer.
      const asked = { query, lang: 'fr', kind: null, page: 2 } as const
      await note(times.find, () => finder.find(asked))
      await note(times.suggest, () => finder.suggest({ query: query.slice(0, -1), lang: 'fr' }))
      await note(times.bare, () => match.all(query.replace(/[’-]/g, ' ')))
    }
    // The first round compiles.
    if (round === 0) for (const list of Object.values(times)) list.length = 0
  }
  await stores.close()
  bare.close()
  return { find: summed(times.find), suggest: summed(times.suggest), bare: summed(times.bare) }
}

const THEMES = ['AEF', 'AES', 'AEJ']

/** Of the demo's articles, without the source and the notice that end all of them. */
const sentences = (await loadDemo()).articles
  .filter(({ lang, motifs: [motif = ''] }) => lang === 'fr' && THEMES.includes(motif))
  .map(({ html }) => html.split('\n<p class="source">', 1)[0] ?? '')
  .flatMap((html) => htmlToText(html).split(/(?<=[.?!]) /))

/** Always the same numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function generated(number: number): SearchDocument {
  const roll = dice(number * 7919)
  const sentence = () => sentences[Math.floor(roll() * sentences.length)] ?? ''
  const body: string[] = []
  let words = 0
  while (words < WORDS) {
    const next = sentence()
    body.push(next)
    words += next.split(' ').length
  }
  return {
    key: `article:fr:${number}`,
    kind: 'article',
    lang: 'fr',
    title: sentence().split(' ').slice(0, 8).join(' '),
    path: `/actualites?title=a-${number}`,
    description: sentence(),
    body: body.join(' '),
  }
}

const summed = (list: readonly number[]): Times => ({
  median: median(list),
  p95: percentile(list, 0.95),
})
