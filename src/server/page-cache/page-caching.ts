import type { IncomingMessage } from 'node:http'
import type { ContentStore } from '#content/store.ts'
import type { Warn } from '#domain/warn.ts'
import type { PageAnswer, PageRequest } from '../page-answer.ts'
import type { Mode } from '../security/headers.ts'
import type { ToldReaders } from '../site-reader.ts'
import { followChanges } from './follow-changes.ts'
import { keptPages, type KeptPages } from './kept-pages.ts'
import { createPageCache } from './page-cache.ts'
import type { PageCacheDeps } from './page-cache-deps.ts'
import { pageHits, type PageHits } from './page-hits.ts'

interface Parts {
  mode: Mode
  store: ContentStore
  readers: ToldReaders
  make(request: PageRequest): Promise<PageAnswer>
  isSecure(raw: IncomingMessage): boolean
  clock(): Date
  warn: Warn
  /** Told of the status and the seconds of each hit. */
  timed(status: 200 | 304, seconds: number): void
  /** Told of one hit of a hundred. */
  told(hit: { site: number; method: string; path: string; status: number }): void
}

/** Pages that are kept, and what answers them. */
export interface PageCaching {
  pages: KeptPages
  hits: PageHits
  close(): Promise<void>
}

/** The cache of a server's pages, which follows what is written to the sites. */
export function pageCaching(
  { maxBytes, watchSites, onAnswerChanged, figures }: PageCacheDeps,
  { mode, store, readers, make, isSecure, clock, warn, timed, told }: Parts,
): PageCaching {
  const cache = createPageCache(maxBytes)
  const { counted } = figures
  figures.sizeOf(() => cache.size())
  const follower = followChanges({ cache, store, warn })
  const follow = follower.changed
  const pages = keptPages({ mode, cache, readers, make, clock, follow, counted, warn })
  const now = () => clock().getTime()
  const hits = pageHits({ cache, pages, isSecure, now, counted, timed, told })
  onAnswerChanged((tag) => cache.dropTag(tag))
  const watch = watchSites((siteId) => {
    readers.changed(siteId)
    hits.forgetHosts()
    pages.forgetUnderWay(siteId)
    follower.changed(siteId)
  })
  return {
    pages,
    hits,
    async close() {
      await watch.close()
      await Promise.all([follower.close(), pages.close()])
    },
  }
}
