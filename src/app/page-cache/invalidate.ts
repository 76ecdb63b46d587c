import type { Stores } from '#app/stores.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { CachedPages } from './cached-pages.ts'

/** Milliseconds before a site is asked about again that could not be asked about. */
const AGAIN = 500

interface Parts {
  pages: CachedPages
  stores: Stores
  warn: Warn
}

/** Drops from the cache what writes have touched. */
export interface Invalidation {
  /** A site was written to; `null`: some may have been. */
  changed(siteId: number | null): void
  close(): Promise<void>
}

/**
 * Asks what was written since the version that the cache knows, and drops just that: one question at
 * a time, and again until it is answered, so that no write is ever missed.
 */
export function invalidation({ pages, stores, warn }: Parts): Invalidation {
  /** Sites to ask about; `null` stands for all. */
  const waiting = new Set<number | null>()
  let isClosing = false
  let isDown = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  async function followSite(siteId: number): Promise<void> {
    const known = pages.versionOf(siteId)
    if (known === null) return
    const { version, tags } = await stores.sites.changesSince(siteId, known)
    if (version !== known) pages.drop(siteId, version, tags)
  }

  async function followAll(): Promise<void> {
    const versions = await stores.sites.versions()
    for (const siteId of pages.sites()) {
      if (versions.get(siteId) !== pages.versionOf(siteId)) await followSite(siteId)
    }
  }

  async function run(): Promise<void> {
    for (const siteId of waiting) {
      if (isClosing) return
      waiting.delete(siteId)
      try {
        await (siteId === null ? followAll() : followSite(siteId))
        isDown = false
      } catch (cause) {
        waiting.add(siteId)
        if (!isDown)
          warn(
            'Ce qui a changé dans un site n’a pas pu être lu ; un nouvel essai suit.',
            cause,
            siteId,
          )
        isDown = true
        timer = setTimeout(begin, AGAIN)
        timer.unref()
        return
      }
    }
  }

  function begin(): void {
    running ??= run().finally(() => {
      running = null
      if (waiting.size > 0 && !isDown && !isClosing) begin()
    })
  }

  return {
    changed(siteId) {
      waiting.add(siteId)
      begin()
    },
    async close() {
      isClosing = true
      clearTimeout(timer)
      await running
    },
  }
}
