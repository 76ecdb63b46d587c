import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCacheSize } from './cached-pages.ts'

/**
 * How a request for a page ended: answered by what is kept (`hit`, `unchanged` with a 304, `stale`
 * while it is made anew), made (`miss`), by whoever already made it (`joined`), made for one visitor
 * (`unkept`); and `renewed`, which nobody waited for.
 */
export type PageOutcome = 'hit' | 'unchanged' | 'stale' | 'miss' | 'joined' | 'unkept' | 'renewed'

/** Counts what the page cache does. */
export interface PageCacheFigures {
  counted(outcome: PageOutcome): void
  /** Where its size is read. */
  sizeOf(read: () => PageCacheSize): void
}

/** Requests of pages by how they ended, and what is kept. */
export function pageCacheMetrics(registry: Registry): PageCacheFigures {
  // A hit is counted in a plain number: it must cost next to nothing.
  const counts: Record<PageOutcome, number> = {
    hit: 0,
    unchanged: 0,
    stale: 0,
    miss: 0,
    joined: 0,
    unkept: 0,
    renewed: 0,
  }
  let read = (): PageCacheSize => ({ pages: 0, bytes: 0 })
  const counter = new Counter({
    name: 'vitrine_page_cache_total',
    help: 'Requests of pages by how the page cache answered them.',
    labelNames: ['outcome'] as const,
    registers: [],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count)
    },
  })
  const pages = new Gauge({
    name: 'vitrine_page_cache_pages',
    help: 'Pages that are kept.',
    registers: [],
    collect() {
      this.set(read().pages)
    },
  })
  const bytes = new Gauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Bytes that kept pages take.',
    registers: [],
    collect() {
      this.set(read().bytes)
    },
  })
  for (const metric of [counter, pages, bytes]) registry.registerMetric(metric)
  return {
    counted(outcome) {
      counts[outcome] += 1
    },
    sizeOf(from) {
      read = from
    },
  }
}
