import { randomUUID } from 'node:crypto'
import { ANALYSIS_VERSION } from '#search/indexed-document.ts'
import { articlesAreDue, type IndexDeps, indexSite } from './index-site.ts'

/** Milliseconds between two looks at the versions of the sites. */
const EVERY = 2000

/** Milliseconds after which a site whose indexing failed is tried again. */
const AFTER_FAILURE = 60_000

/** Keeps the indexes in step with their sites. */
export interface IndexLoop {
  start(): void
  /** Waits for the batch under way. */
  close(): Promise<void>
}

/**
 * Looks every two seconds whether a site was written to, an index is of an older program or the
 * providers are due, and brings it up to date, off the path of any request.
 */
export function indexLoop(deps: IndexDeps): IndexLoop {
  const holder = randomUUID()
  const failedUntil = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let round: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const now = deps.clock()
    for (const { siteId, siteVersion, indexed } of await deps.store.search.states()) {
      const isStale =
        indexed === null ||
        indexed.siteVersion !== siteVersion ||
        indexed.indexVersion !== ANALYSIS_VERSION ||
        articlesAreDue(indexed.articlesAt, now)
      const mayTry = now.getTime() >= (failedUntil.get(siteId) ?? 0)
      if (!isStale || !mayTry || isClosing) continue
      try {
        await indexSite(deps, siteId, { holder, isClosing: () => isClosing })
      } catch (cause) {
        failedUntil.set(siteId, now.getTime() + AFTER_FAILURE)
        warn(`L’index de recherche du site ${siteId} n’a pas pu être mis à jour.`, cause)
      }
    }
  }

  const warn = (message: string, cause: unknown) => deps.logger.warn({ err: cause }, message)

  function next(): void {
    timer = setTimeout(() => {
      round = look()
        .catch((cause: unknown) => warn('L’index de recherche n’a pas pu être vérifié.', cause))
        .then(() => {
          if (!isClosing) next()
        })
    }, EVERY)
    timer.unref()
  }

  return {
    start: next,
    async close() {
      isClosing = true
      clearTimeout(timer)
      await round
    },
  }
}
