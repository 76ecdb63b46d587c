import type { Warn } from '#base/kit/warn.ts'
import { type CacheEntry, denseEntry } from './cache-entry.ts'
import type { CachedPages } from './cached-pages.ts'

/** A page that was sent so often is worth being made smaller. */
const MANY = 100

/** For each millisecond of such work so many without: it takes a tenth of one processor at most. */
const PAUSE = 9

interface DensePages {
  /** Counts a body that was sent; of a page that is asked for much, the next ones are smaller. */
  sent(entry: CacheEntry): void
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** Compresses pages anew that are sent much, one at a time and beside everything else (docs/decisions/065). */
export function densePages(pages: Pick<CachedPages, 'replace'>, warn: Warn): DensePages {
  let work: Promise<void> | null = null
  let restsUntil = 0

  async function compress(entry: CacheEntry): Promise<void> {
    const begun = performance.now()
    try {
      pages.replace(entry, await denseEntry(entry))
    } catch (cause) {
      warn('Une page n’a pas pu être réduite ; elle reste comme elle est.', cause, entry.siteId)
    }
    const ended = performance.now()
    restsUntil = ended + PAUSE * (ended - begun)
    work = null
  }

  return {
    sent(entry) {
      entry.sent += 1
      if (entry.sent % MANY > 0 || entry.isDense) return
      if (work === null && performance.now() >= restsUntil) work = compress(entry)
    },
    close: async () => void (await work),
  }
}
