import type { PageCacheFigures } from './page-cache-metrics.ts'

/** What the cache of pages needs from outside. */
export interface PageCacheDeps {
  maxBytes: number
  /** Tells of each write to a site, or (`null`) that there may have been some. */
  watchSites(changed: (siteId: number | null) => void): { close(): Promise<void> }
  /** Tells of answers of providers that say something else than before. */
  onAnswerChanged(listener: (tag: string) => void): void
  figures: PageCacheFigures
}
