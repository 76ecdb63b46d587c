import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ANALYSIS_VERSION } from '#features/search/rules/indexed-document.ts'
import type { StaleIndex } from '#features/search/store/search-state.ts'
import { warning } from '#features/operations/service/logger.ts'
import { ARTICLES_EVERY, articlesAreDue, type IndexDeps, indexSite } from './index-site.ts'

/** Milliseconds between two looks at the versions of the sites. */
const EVERY = 2000

/** Milliseconds after which a site whose indexing failed is tried again. */
const AFTER_FAILURE = 60_000

/** Milliseconds between two looks for articles whose hour has come. */
const APPEARING_EVERY = 20_000

/** Milliseconds between two looks at the age of articles. */
const AGES_EVERY = 60_000

/** Milliseconds after which a site without other providers than its own articles is read anew. */
const A_DAY = 24 * 3_600_000

/** Keeps the indexes in step with their sites. */
export interface IndexLoop {
  start(): void
  /** Waits for the batch under way. */
  close(): Promise<void>
}

/**
 * Looks at once, and every two seconds, whether a site was written to, an index is of an older program or the
 * providers are due, and brings it up to date, off the path of any request.
 */
export function indexLoop(deps: IndexDeps): IndexLoop {
  const holder = randomUUID()
  const failedUntil = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let round: Promise<void> = Promise.resolve()

  /** Which sites have providers whose answers change without a write, by the version that said so. */
  const providers = new Map<number, { version: number; isAsked: boolean }>()

  /**
   * Whether the articles of a site are to be read anew: those of others each quarter of an hour,
   * one's own, which a write tells of, once a day.
   */
  async function areDue(siteId: number, version: number, at: string, now: Date): Promise<boolean> {
    if (!articlesAreDue(at, now)) return false
    if (articlesAreDue(at, now, A_DAY)) return true
    const known = providers.get(siteId)
    if (known?.version === version) return known.isAsked
    const site = await deps.stores.sites.find(siteId)
    const isAsked =
      site !== null && deps.articleSources(site, 'fr').some(({ name }) => name !== 'library')
    providers.set(siteId, { version, isAsked })
    return isAsked
  }

  /** Up to when articles were looked for that came to be seen by the clock alone. */
  let seenUntil = deps.clock()

  /** Sites of which an article has come to be seen, as nobody wrote anything; asked now and then. */
  async function withNewArticles(now: Date): Promise<ReadonlySet<number>> {
    if (now.getTime() - seenUntil.getTime() < APPEARING_EVERY) return new Set()
    const since = seenUntil.toISOString()
    seenUntil = now
    return new Set(await deps.stores.articles.appeared(since, now.toISOString()))
  }

  /** When the age of articles was last looked at. */
  let agesAt = -Infinity

  /** What the index may not be like; the age of articles counts now and then. */
  function stale(now: Date) {
    if (now.getTime() - agesAt < AGES_EVERY) return { indexVersion: ANALYSIS_VERSION }
    agesAt = now.getTime()
    const instant = (later: number) => new Date(now.getTime() + later).toISOString()
    const articles = { from: instant(-ARTICLES_EVERY), until: instant(ARTICLES_EVERY) }
    return { indexVersion: ANALYSIS_VERSION, articles }
  }

  async function look(): Promise<void> {
    const now = deps.clock()
    const renewed = await withNewArticles(now)
    const due = await dueSites(deps, stale(now), renewed)
    // Who visits while others are indexed comes next: the order is looked at after each.
    while (due.size > 0) {
      const { siteId, siteVersion, indexed } = lastVisited(due, deps)
      due.delete(siteId)
      const isStale =
        indexed === null ||
        indexed.siteVersion !== siteVersion ||
        renewed.has(siteId) ||
        indexed.indexVersion !== ANALYSIS_VERSION ||
        (await areDue(siteId, siteVersion, indexed.articlesAt, now))
      const mayTry = now.getTime() >= (failedUntil.get(siteId) ?? 0)
      if (!isStale || !mayTry || isClosing) continue
      try {
        await indexSite(deps, siteId, { holder, isClosing: () => isClosing })
      } catch (cause) {
        failedUntil.set(siteId, now.getTime() + AFTER_FAILURE)
        warn(`L’index de recherche du site ${siteId} n’a pas pu être mis à jour.`, cause, siteId)
      }
    }
  }

  const warn = warning(deps.logger)

  function next(wait = EVERY): void {
    timer = setTimeout(() => {
      round = look()
        .catch((cause: unknown) =>
          warn('L’index de recherche n’a pas pu être vérifié.', cause, null),
        )
        .then(() => {
          if (!isClosing) next()
        })
    }, wait)
    timer.unref()
  }

  return {
    start: () => next(0),
    async close() {
      isClosing = true
      clearTimeout(timer)
      await round
    },
  }
}

/** Sites whose index is not what it should be, and those of which an article has come to be seen. */
async function dueSites(
  { stores: { search } }: IndexDeps,
  wanted: StaleIndex,
  renewed: ReadonlySet<number>,
) {
  const due = new Map((await search.states(wanted)).map((state) => [state.siteId, state]))
  for (const siteId of renewed) {
    for (const state of await search.states({ siteId })) due.set(siteId, state)
  }
  return due
}

/** The one that was visited last; of those that nobody visited the one that was made first. */
function lastVisited<T extends { siteId: number }>(
  states: ReadonlyMap<number, T>,
  { visitedAt = () => 0 }: Pick<IndexDeps, 'visitedAt'>,
): T {
  const at = ({ siteId }: T) => visitedAt(siteId)
  return [...states.values()].reduce((last, state) => (at(state) > at(last) ? state : last))
}

/** Once the server listens; whoever only injects requests indexes by himself. */
export function keepSearchInStep(app: FastifyInstance, deps: IndexDeps): void {
  const loop = indexLoop(deps)
  app.addHook('onListen', async () => loop.start())
  app.addHook('preClose', () => loop.close())
}
