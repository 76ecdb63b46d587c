import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { loggedPath } from '../operations/redaction.ts'
import { type RequestUrl, requestUrl } from '../request-url.ts'
import { keptAnswer } from './kept-page.ts'
import type { KeptPages } from './kept-pages.ts'
import type { PageCache } from './page-cache.ts'

/** Characters of the hosts whose site is known; anybody may ask under any name. */
const MAX_HOSTS = 500_000
const AN_ENTRY = 64

/** A cookie of a session, whatever it is worth: its bearer may see another page. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?vitrine[.-]/

interface Parts {
  cache: PageCache
  pages: KeptPages
  /** Whether a request came over https. */
  isSecure(raw: IncomingMessage): boolean
  now(): number
  counted(outcome: 'hit' | 'unchanged' | 'stale'): void
  /** Told of the status and the seconds of each answer. */
  timed(status: 200 | 304, seconds: number): void
  /** Told of one hit of a hundred. */
  told(hit: { site: number; method: string; path: string; status: number }): void
}

/** Of the hits, one of so many is told of. */
const SAMPLE = 100

/** Answers what is kept. */
export interface PageHits {
  /**
   * @param host that the request is meant for; `null` when only a proxy's word tells it
   * @returns whether the request is answered
   */
  answer(raw: IncomingMessage, response: ServerResponse, host: string | null): boolean
  /** The site of a host, for the next requests. */
  learn(host: string, siteId: number): void
  /** A host may belong to another site now. */
  forgetHosts(): void
}

/**
 * A kept page, answered before anything else is done for the request: one look-up, one `writeHead`,
 * one Buffer. Whoever is signed in goes the long way.
 */
export function pageHits({ cache, pages, isSecure, now, counted, timed, told }: Parts): PageHits {
  const hosts = new LRUCache<string, number>({
    maxSize: MAX_HOSTS,
    sizeCalculation: (_siteId, host) => host.length + AN_ENTRY,
  })
  let hits = 0

  return {
    answer(raw, response, host) {
      const { method, headers } = raw
      if (host === null || (method !== 'GET' && method !== 'HEAD')) return false
      if (headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)) return false
      const siteId = hosts.get(host)
      if (siteId === undefined) return false
      const url = addressOf(raw.url ?? '/')
      const begun = performance.now()
      const found = cache.find(siteId, url, now())
      if (found === null) return false
      const { page, isStale } = found
      const { status, headers: list, body } = keptAnswer(page, headers, isSecure(raw))
      // Node takes them as they are, and changes nothing of them.
      response.writeHead(status, list as string[])
      response.end(method === 'HEAD' ? undefined : body)
      counted(isStale ? 'stale' : status === 304 ? 'unchanged' : 'hit')
      timed(status, (performance.now() - begun) / 1000)
      if (isStale) pages.renew(page, { host, url })
      hits += 1
      if (hits % SAMPLE === 1) told({ site: siteId, method, path: loggedPath(url.rawPath), status })
      return true
    },

    learn(host, siteId) {
      hosts.set(host, siteId)
    },

    forgetHosts() {
      hosts.clear()
    },
  }
}

const NOTHING_ASKED: RequestUrl['query'] = {}

/** An address without parameters and without anything to decode is looked up as it is. */
const addressOf = (url: string): RequestUrl =>
  /[?%]/.test(url) ? requestUrl(url) : { path: url, rawPath: url, search: '', query: NOTHING_ASKED }
