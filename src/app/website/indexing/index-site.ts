import type { FastifyBaseLogger } from 'fastify'
import type { SearchOrigin } from '#features/search/store/search-document.ts'
import type { Stores } from '#app/stores.ts'
import { LANGUAGES, type Language } from '#base/kit/language.ts'
import { ANALYSIS_VERSION, indexedDocument } from '#features/search/rules/indexed-document.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { hiddenSlugs } from '#features/articles/service/hidden-slugs.ts'
import { siteReaders } from '../site-reader.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import {
  type ArticleDeps,
  ownArticles,
  providerArticles,
  slugOfKey,
} from '#features/articles/service/article-documents.ts'
import type { Source } from '#features/articles/providers/merge-sources.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import type { NewDocument } from '#features/search/service/to-document.ts'
import { pageSource, type PageSourceDeps } from './page-documents.ts'
import { isFindable, pageKey } from '#features/search/service/shown-pages.ts'

/** What the indexer needs from outside. */
export type IndexDeps = PageSourceDeps &
  ArticleDeps &
  Pick<Gateway, 'articleSources'> & {
    stores: Stores
    /** `{provider}` of the five calls for a site whose own setting is empty. */
    providerSegment: string
    logger: FastifyBaseLogger
    /** When a site was last visited; without it the order is that of the sites. */
    visitedAt?(siteId: number): number
  }

/** Milliseconds for which an index is believed to be somebody's who does not say so again. */
const LEASE = 20_000

/** Milliseconds between two sayings: a run may wait long for a provider. */
const BEAT = 5_000

/** Milliseconds between two askings of the providers. */
export const ARTICLES_EVERY = 15 * 60_000

/** The index of a site as one run brings it up to date. */
interface Run {
  deps: IndexDeps
  reader: SiteReader
  /** Hashes of what the index holds, by key. */
  hashes: Map<string, string>
  /** Keys that were met and stay. */
  met: Set<string>
  /** Once all others had their turn; throws when the run must not go on. */
  goOn(): Promise<void>
}

/** The run was given up: the server closes, or another process has taken the index over. */
class IndexingEnded extends Error {
  override name = 'IndexingEnded'
}

/**
 * Brings the index of a site up to date: only what has changed is written, what is gone is removed.
 * Providers are asked when their quarter of an hour is over; one that fails keeps what was known of
 * it. One process at a time does this for a site. Gives the number of documents written.
 */
export async function indexSite(
  deps: IndexDeps,
  siteId: number,
  { holder, isClosing = () => false }: { holder: string; isClosing?: () => boolean },
): Promise<number> {
  const { search, sites } = deps.stores
  if (!(await takeLease(deps, siteId, holder))) return 0
  let isOurs = true
  const stopSaying = every(BEAT, async () => {
    isOurs = await takeLease(deps, siteId, holder)
  })
  try {
    const [state] = await search.states({ siteId })
    const site = await sites.find(siteId)
    if (state === undefined || site === null) return 0
    const known = await search.known(siteId)
    const isOther = state.indexed?.indexVersion !== ANALYSIS_VERSION
    const reader = await freshReader(deps, site)
    // Without a host of its own a site is shown to nobody.
    if (reader.site.id !== siteId) {
      await search.saveState(siteId, upToDate(state.siteVersion, deps.clock()))
      return 0
    }
    const run: Run = {
      deps,
      reader,
      hashes: new Map(known.map(({ key, hash }) => [key, isOther ? '' : hash])),
      met: new Set(),
      async goOn() {
        if (isClosing() || !isOurs) throw new IndexingEnded()
        await yieldToLoop()
      },
    }
    await addPages(run)
    const now = deps.clock()
    const isDue = isOther || articlesAreDue(state.indexed?.articlesAt, now)
    const kept = await addArticles(run, isDue)
    const written = [...run.hashes.values()].filter((hash) => hash === WRITTEN).length
    const hidden = await hiddenSlugs(deps.stores, siteId)
    const gone = known.filter(
      ({ key, origin, lang }) =>
        !run.met.has(key) && (!kept(origin, lang) || hidden.has(slugOfKey(key))),
    )
    await search.remove(
      siteId,
      gone.map(({ key }) => key),
    )
    const articlesAt = isDue ? now : new Date(state.indexed?.articlesAt ?? now)
    await search.saveState(siteId, upToDate(state.siteVersion, articlesAt))
    return written
  } catch (cause) {
    if (cause instanceof IndexingEnded) return 0
    throw cause
  } finally {
    await stopSaying()
    await search.release(siteId, holder)
  }
}

/** Does something again and again, whatever comes of it. @returns what ends it, and waits for the last */
function every(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = work().catch(() => {})
  }, milliseconds)
  return async () => {
    clearInterval(timer)
    await last
  }
}

const upToDate = (siteVersion: number, articlesAt: Date) => ({
  siteVersion,
  indexVersion: ANALYSIS_VERSION,
  articlesAt: articlesAt.toISOString(),
})

/** Whether so long has passed since the articles were read; the providers' quarter of an hour. */
export const articlesAreDue = (
  articlesAt: string | undefined,
  now: Date,
  age = ARTICLES_EVERY,
): boolean => !(Math.abs(now.getTime() - Date.parse(articlesAt ?? '')) < age)

function takeLease({ stores, clock }: IndexDeps, siteId: number, holder: string): Promise<boolean> {
  const now = clock()
  const until = new Date(now.getTime() + LEASE)
  return stores.search.lease(siteId, holder, now.toISOString(), until.toISOString())
}

/** Reads the site anew and remembers nothing after the run. */
function freshReader(deps: IndexDeps, site: SiteReader['site']): Promise<SiteReader> {
  const { stores, providerSegment } = deps
  const now = () => performance.now()
  return siteReaders(stores, { recheck: 0, now, providerSegment })(site.hosts[0] ?? '')
}

async function addPages(run: Run): Promise<void> {
  const { deps, reader } = run
  for (const lang of LANGUAGES) {
    for (const node of (await reader.tree(lang)).filter(isFindable)) {
      if (run.met.has(pageKey(node))) continue
      await yieldToLoop()
      const source = await pageSource(deps, reader, node)
      if (source === null) continue
      if (source.hash !== null && run.hashes.get(source.key) === source.hash) {
        run.met.add(source.key)
        continue
      }
      await add(run, [await source.document()])
    }
  }
}

/** Adds the articles of all providers; tells whose documents stay although nobody met them. */
async function addArticles(
  run: Run,
  isDue: boolean,
): Promise<(origin: SearchOrigin, lang: Language) => boolean> {
  const { deps, reader } = run
  const kept = new Set<string>()
  if (reader.site.settings.beTesta !== 'installed') return () => false
  for (const lang of LANGUAGES) {
    for (const source of deps.articleSources(reader.site, lang)) {
      try {
        if (source.name === 'library') await addOwn(run, lang, source)
        else if (isDue) await add(run, await providerArticles(source, reader, lang))
        else kept.add(`${source.name} ${lang}`)
      } catch (cause) {
        if (cause instanceof IndexingEnded) throw cause
        kept.add(`${source.name} ${lang}`)
        deps.logger.warn(
          { err: cause, site: reader.site.id },
          `Les articles du fournisseur « ${source.name} » n’ont pas pu être lus pour la recherche : ce qui était connu reste.`,
        )
      }
    }
  }
  return (origin, lang) => kept.has(`${origin} ${lang}`)
}

async function addOwn(run: Run, lang: Language, { supplies }: Source): Promise<void> {
  for await (const documents of ownArticles(run.deps, run.reader, lang, supplies)) {
    await add(run, documents)
  }
}

/**
 * Takes documents over; of two with one key the first counts. Each is analysed and written by itself: together
 * they would hold the loop, and on SQLite the only connection, for as many times as long.
 */
async function add(run: Run, documents: readonly NewDocument[]): Promise<void> {
  for (const document of documents) {
    if (run.met.has(document.key)) continue
    run.met.add(document.key)
    if (run.hashes.get(document.key) === document.hash) continue
    await run.goOn()
    const indexed = indexedDocument(document)
    await yieldToLoop()
    await run.deps.stores.search.save(run.reader.site.id, [indexed])
    run.hashes.set(document.key, WRITTEN)
  }
}

/** In place of a hash, for what this run writes. */
const WRITTEN = 'written'
