import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Stores } from '#app/stores.ts'
import type { Warn } from '#base/kit/warn.ts'
import { loggedPath } from '#base/platform/http/redaction.ts'
import type { PageAnswer, PageRequest } from '#app/website/page-request.ts'
import { requestHost } from '#base/platform/http/request-host.ts'
import { type RequestUrl, requestUrl } from '#base/platform/http/request-url.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import { pathOfTarget } from '#base/platform/security/request-guard.ts'
import type { NotifiedReaders } from '#app/website/site-reader.ts'
import { entryAnswer } from './cache-entry.ts'
import type { PageCacheFigures } from './cache-metrics.ts'
import { createCachedPages } from './cached-pages.ts'
import { densePages } from './dense-pages.ts'
import { invalidation } from './invalidate.ts'
import { type FinishedPage, pageMaker } from './make-page.ts'

/**
 * Finished pages (docs/decisions/020-page-cache.md). A request is asked about once:
 *
 * 1. `answer`, before the framework sees it (`http-server.ts`): a GET or HEAD without a session's cookie,
 *    for a host whose site is known, while the server does not close. What is found is sent at once: 200
 *    or 304, plain, gzip or brotli, HEAD without the body, HSTS over https; then it is counted, timed, one
 *    of a thousand written to the log, and what has grown old is made anew. No turn is waited for and no
 *    traffic counted.
 * 2. Whatever is not answered so goes through the framework to the page's route, which asks `page`: that
 *    makes it, one making at a time for whoever asks the same, and keeps it on the way out. It is looked
 *    for here only if it was not before: the host's site was not known, or a session's cookie is worth
 *    nothing. Who has waited for a turn while other pages were finished is also asked about anew.
 */
export interface PageCache {
  /**
   * Answers what is kept.
   * @param raw as Node read it, nothing found wrong with it
   * @returns whether the request is answered
   */
  answer(raw: IncomingMessage, response: ServerResponse): boolean
  /** The page of a request that was not answered so; of who is signed in it is made, not kept. */
  page(request: PageRequest, raw: IncomingMessage): Promise<FinishedPage>
  /** Answers nothing by itself any more, follows no write, and waits for what is being made anew. */
  close(): Promise<void>
}

/** What the cache needs from outside the server. */
export interface PageCacheDeps {
  maxBytes: number
  /** Tells of each write to a site, or (`null`) that there may have been some. */
  watchSites(changed: (siteId: number | null) => void): { close(): Promise<void> }
  /** Tells of answers of providers that say something else than before. */
  events: Pick<EventEmitter<{ answerChanged: [tag: string] }>, 'on'>
  figures: PageCacheFigures
}

interface Parts {
  mode: Mode
  stores: Stores
  readers: NotifiedReaders
  /** Makes a page, with tags of what it shows. */
  make(request: PageRequest): Promise<PageAnswer>
  /** Whether a request came over https. */
  isSecure(raw: IncomingMessage): boolean
  clock(): Date
  warn: Warn
  /** Counts the status and the seconds of each hit. */
  timed(status: 200 | 304, seconds: number): void
  /** Reports one hit of a thousand. */
  report(hit: { site: number; method: string; path: string; status: number }): void
}

/** Characters of the hosts whose site is known; anybody may ask under any name. */
const MAX_HOSTS = 500_000
const AN_ENTRY = 64

/** A cookie of a session, whatever it is worth: its bearer may see another page. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?vitrine[.-]/

/** Of the hits, one of so many is reported: a line costs as much as three hits. */
const SAMPLE = 1000

/** What is known of a request that was not answered. */
interface Passed {
  /** Pages that had been kept when this one was looked for in vain; `null`: it was not looked for. */
  missedAt: number | null
  /** Hosts were forgotten so often when it came. */
  hostsAt: number
}

export function createPageCache(
  { maxBytes, watchSites, events, figures }: PageCacheDeps,
  { mode, stores, readers, make, isSecure, clock, warn, timed, report }: Parts,
): PageCache {
  const pages = createCachedPages(maxBytes)
  const { counted } = figures
  figures.sizeOf(() => pages.size())
  const invalidate = invalidation({ pages, stores, warn })
  const maker = pageMaker({
    mode,
    pages,
    readers,
    make,
    clock,
    follow: invalidate.changed,
    counted,
    warn,
  })
  const dense = densePages(pages, warn)
  const now = () => clock().getTime()
  /** The site of a host. */
  const hosts = new LRUCache<string, number>({
    maxSize: MAX_HOSTS,
    sizeCalculation: (_siteId, host) => host.length + AN_ENTRY,
  })
  let hostsAt = 0
  const passed = new WeakMap<IncomingMessage, Passed>()
  let isClosing = false
  let hits = 0

  events.on('answerChanged', (tag) => pages.dropTag(tag))
  const watch = watchSites((siteId) => {
    readers.changed(siteId)
    // A host may belong to another site now.
    hosts.clear()
    hostsAt += 1
    maker.forgetUnderWay(siteId)
    invalidate.changed(siteId)
  })

  /** @returns whether the request goes on: it is looked for later, or was in vain */
  const pass = (raw: IncomingMessage, missedAt: number | null): false => {
    passed.set(raw, { missedAt, hostsAt })
    return false
  }

  return {
    answer(raw, response) {
      const { method, headers } = raw
      if (isClosing || (method !== 'GET' && method !== 'HEAD')) return false
      if (headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)) return false
      const host = requestHost(raw)
      const siteId = hosts.get(host)
      if (siteId === undefined) return pass(raw, null)
      const begun = performance.now()
      const url = addressOf(pathOfTarget(raw.url ?? '/'))
      const found = pages.find(siteId, url, now())
      if (found === null) return pass(raw, pages.kept())
      const { entry, isStale } = found
      const { status, headers: list, body } = entryAnswer(entry, headers, isSecure(raw))
      // Who wants another page than this one is answered by the page's route.
      if (status === 412) return pass(raw, null)
      // Node takes them as they are, and changes nothing of them.
      response.writeHead(status, list as string[])
      response.end(method === 'HEAD' ? undefined : body)
      counted(isStale ? 'stale' : status === 304 ? 'unchanged' : 'hit')
      timed(status, (performance.now() - begun) / 1000)
      if (status === 200) dense.sent(entry)
      if (isStale) maker.renew(entry, { host, url })
      hits += 1
      if (hits % SAMPLE === 1) {
        report({ site: siteId, method, path: loggedPath(url.rawPath), status })
      }
      return true
    },

    async page(request, raw) {
      if (!isForEverybody(request)) return { made: await make(request) }
      const { reader, url } = request
      const before = passed.get(raw)
      const isMissed = before?.hostsAt === hostsAt && before.missedAt === pages.kept()
      const found = isMissed ? null : pages.find(reader.site.id, url, now())
      if (found?.isStale === true) maker.renew(found.entry, { host: requestHost(raw), url })
      if (found !== null) counted(found.isStale ? 'stale' : 'hit')
      const page = found ?? (await maker.page(request))
      if ('entry' in page && before?.hostsAt === hostsAt) {
        hosts.set(requestHost(raw), page.entry.siteId)
      }
      return page
    },

    async close() {
      isClosing = true
      await watch.close()
      await Promise.all([invalidate.close(), maker.close(), dense.close()])
    },
  }
}

/** Only what every visitor gets alike; the development front path shows what others don't see. */
const isForEverybody = ({ session, url }: PageRequest): boolean =>
  session.role === 'visitor' && !session.debug && !url.rawPath.startsWith('/dev.php')

const NO_PARAMETERS: RequestUrl['query'] = {}

/** An address without parameters and without anything to decode is looked up as it is. */
const addressOf = (url: string): RequestUrl =>
  url.includes('?') || url.includes('%')
    ? requestUrl(url)
    : { path: url, rawPath: url, search: '', query: NO_PARAMETERS }
