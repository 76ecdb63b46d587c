import { LRUCache } from 'lru-cache'
import { canonicalQuery } from '#base/core/page/page-params.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { RequestUrl } from '#base/platform/http/request-url.ts'
import type { CacheEntry } from './cache-entry.ts'
import type { PageShape } from '#app/website/cache-tags.ts'

/** Bytes of pages with parameters, of all: they never push out the pages themselves. */
const SHARE_OF_VARIANTS = 1 / 3

/** Bytes of the paths whose way of reading parameters is known, roughly. */
const MAX_SHAPES = 16 * 1024 ** 2

interface KnownShape extends PageShape {
  siteId: number
  version: number
  tags: ReadonlySet<string>
}

/** What is kept, for `/metrics`. */
export interface PageCacheSize {
  pages: number
  bytes: number
}

/** A page that was found. */
interface Found {
  entry: CacheEntry
  /** It may be shown once more while it is made anew. */
  isStale: boolean
}

/**
 * Finished pages of all sites, at most so many bytes. A page has one key however its address is
 * written: the site, the path and the parameters that its widgets read.
 */
export interface CachedPages {
  /** What is kept for an address, in a hurry: nothing is waited for. */
  find(siteId: number, url: RequestUrl, now: number): Found | null
  /**
   * The one spelling of what an address asks, as far as the page is known; `null` when it is not,
   * or when its answer is for one visitor alone.
   */
  spelling(siteId: number, url: RequestUrl): string | null
  /**
   * A page of a site is about to be made from a version.
   * @returns whether the site was not known yet
   */
  begin(siteId: number, version: number): boolean
  /** Keeps a page, and how its address is read, unless its site was written to meanwhile. */
  keep(entry: CacheEntry, path: string, parameters: string, shape: PageShape): void
  /** What is kept under a key, be it too old to be shown. */
  at(key: string): CacheEntry | undefined
  /** Puts a page in the place of another one, unless that is gone. */
  replace(entry: CacheEntry, next: CacheEntry): void
  /** How many pages were kept so far, also those that are gone. */
  kept(): number
  /** The version up to which the writes of a site were followed; `null` when nothing is kept. */
  versionOf(siteId: number): number | null
  /** Sites of which something was kept. */
  sites(): Iterable<number>
  /** Drops what a write touched; without tags everything of the site. Version 0: the site is gone. */
  drop(siteId: number, version: number, tags: ReadonlySet<string> | null): void
  /** Drops what shows an answer of a provider. */
  dropTag(tag: string): void
  size(): PageCacheSize
}

/** @param maxBytes of all pages together */
export function createCachedPages(maxBytes: number): CachedPages {
  const lru = (maxSize: number) =>
    new LRUCache<string, CacheEntry>({ maxSize, sizeCalculation: ({ bytes }) => bytes })
  const forVariants = Math.floor(maxBytes * SHARE_OF_VARIANTS)
  const plain = lru(maxBytes - forVariants)
  const variants = lru(forVariants)
  const shapes = new LRUCache<string, KnownShape>({
    maxSize: MAX_SHAPES,
    sizeCalculation: (shape, place) => estimateBytes(place) + estimateBytes(shape),
  })
  const versions = new Map<number, number>()
  const lists = [plain, variants, shapes]
  let kept = 0

  /** Where a page is kept: under which key of which list. */
  const placed = (siteId: number, path: string, parameters: string) => ({
    key: keyOfPage(siteId, path, parameters),
    list: parameters === '' ? plain : variants,
  })

  const placeOf = (siteId: number, { path, query, search }: RequestUrl) => {
    if (path === null) return null
    if (search === '') return placed(siteId, path, '')
    const shape = shapes.get(keyOfShape(siteId, path))
    const spelt = shape && canonicalQuery(shape.params, query, shape.knownMotifs)
    return spelt ? placed(siteId, path, spelt.key) : null
  }

  return {
    spelling: (siteId, url) => placeOf(siteId, url)?.key ?? null,

    find(siteId, url, now) {
      const place = placeOf(siteId, url)
      const entry = place?.list.get(place.key)
      if (entry === undefined || entry.until <= now) return null
      return { entry, isStale: entry.freshUntil <= now }
    },

    begin(siteId, version) {
      if (versions.has(siteId)) return false
      versions.set(siteId, version)
      return true
    },

    keep(entry, path, parameters, shape) {
      const { siteId, version, tags } = entry
      const followed = versions.get(siteId)
      if (followed === undefined || version < followed) return
      const shapeKey = keyOfShape(siteId, path)
      const knownMotifs = shape.knownMotifs ?? shapes.get(shapeKey)?.knownMotifs ?? null
      shapes.set(shapeKey, { ...shape, knownMotifs, siteId, version, tags })
      const { key, list } = placed(siteId, path, parameters)
      list.set(key, entry)
      kept += 1
    },

    at: (key) => plain.peek(key) ?? variants.peek(key),

    replace(entry, next) {
      for (const list of [plain, variants]) {
        if (list.peek(entry.key) === entry) list.set(entry.key, next)
      }
    },

    kept: () => kept,

    versionOf: (siteId) => versions.get(siteId) ?? null,

    sites: () => versions.keys(),

    drop(siteId, version, tags) {
      for (const list of lists) {
        for (const [key, item] of list.entries()) {
          const isOlder = item.siteId === siteId && (version === 0 || item.version < version)
          if (isOlder && (tags === null || isTouched(item.tags, tags))) list.delete(key)
        }
      }
      if (version > 0) versions.set(siteId, version)
      else versions.delete(siteId)
    },

    dropTag(tag) {
      for (const list of lists) {
        for (const [key, { tags }] of list.entries()) if (tags.has(tag)) list.delete(key)
      }
    },

    size: () => ({
      pages: plain.size + variants.size,
      bytes: plain.calculatedSize + variants.calculatedSize,
    }),
  }
}

const isTouched = (shown: ReadonlySet<string>, written: ReadonlySet<string>): boolean => {
  for (const tag of written) if (shown.has(tag)) return true
  return false
}

const keyOfShape = (siteId: number, path: string): string => `${siteId} ${path}`

/** The key of a page of a site under parameters that were spelt; a path never holds a line feed. */
export const keyOfPage = (siteId: number, path: string, parameters: string): string =>
  `${siteId} ${path}\n${parameters}`
