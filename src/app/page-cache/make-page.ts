import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { PageAnswer, PageRequest } from '#app/website/page-request.ts'
import { type Mode, pagePolicy, securityHeaders } from '#base/platform/security/headers.ts'
import { VISITOR } from '#base/core/session.ts'
import type { SiteReader, SiteReaders } from '#base/core/page/site-reader.ts'
import { type CacheEntry, cacheEntry } from './cache-entry.ts'
import type { PageOutcome } from './cache-metrics.ts'
import { type CacheTags, collectTags, newCacheTags } from '#app/website/cache-tags.ts'
import { type CachedPages, keyOfPage } from './cached-pages.ts'

/** Milliseconds for which a page is kept on which a widget failed. */
const DEGRADED = 10_000

/** Milliseconds for which a page may be shown after a provider's answer on it has grown old. */
const STALE = 600_000

/** Sent with a page that is kept: whoever else keeps it asks each time whether it still holds. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

interface Parts {
  mode: Mode
  pages: CachedPages
  readers: SiteReaders
  make(request: PageRequest): Promise<PageAnswer>
  clock(): Date
  /** Asks what was written to a site of which something is kept from now on. */
  follow(siteId: number): void
  counted(outcome: PageOutcome): void
  warn: Warn
}

/** A finished page that any visitor gets, or an answer for one of them. */
export type FinishedPage = { entry: CacheEntry } | { made: PageAnswer }

/** Makes pages for visitors, and keeps them where that is right. */
export interface PageMaker {
  page(request: PageRequest): Promise<FinishedPage>
  /** Makes a page anew that is still shown; nobody waits for it. */
  renew(entry: CacheEntry, address: { host: string; url: PageRequest['url'] }): void
  /** Requests that come after a write do not join those that began before it. */
  forgetUnderWay(siteId: number | null): void
  /** Waits for what is being made anew. */
  close(): Promise<void>
}

interface UnderWay {
  siteId: number
  work: Promise<FinishedPage>
}

/** One making of a page at a time for whoever asks the same. */
export function pageMaker({
  mode,
  pages,
  readers,
  make,
  clock,
  follow,
  counted,
  warn,
}: Parts): PageMaker {
  const underWay = new Map<string, UnderWay>()
  const renewing = new Set<Promise<void>>()
  const now = () => clock().getTime()

  async function made(request: PageRequest): Promise<FinishedPage> {
    const { reader } = request
    // First: a write that comes meanwhile is noticed from here on, one that came just before is asked for.
    if (pages.begin(reader.site.id, reader.version)) follow(reader.site.id)
    const cacheTags = newCacheTags()
    const answer = await collectTags(cacheTags, () => make({ ...request, cacheTags }))
    const { path } = request.url
    const { shape, key } = cacheTags
    const isKept =
      answer.kind === 'page' && answer.status === 200 && !answer.hasToken && path !== null
    if (!isKept || shape === null || key === null) return { made: answer }
    const times = timesOf(answer, cacheTags, now())
    if (times.until <= now()) return { made: answer }
    const { id: siteId } = reader.site
    const pageKey = keyOfPage(siteId, path, key)
    const facts = {
      siteId,
      key: pageKey,
      version: reader.version,
      tags: cacheTags.tags,
      ...times,
    }
    const headers = headersOf(mode, reader, answer)
    const entry = await cacheEntry(facts, answer.html, headers, pages.at(pageKey))
    pages.keep(entry, path, key, shape)
    return { entry }
  }

  /** Joins whoever already makes the same, or begins it. */
  function joined(
    siteId: number,
    key: string,
    begin: () => Promise<FinishedPage>,
  ): { work: Promise<FinishedPage>; isOwn: boolean } {
    const known = underWay.get(key)
    if (known !== undefined) return { work: known.work, isOwn: false }
    const work = begin().finally(() => {
      if (underWay.get(key)?.work === work) underWay.delete(key)
    })
    underWay.set(key, { siteId, work })
    return { work, isOwn: true }
  }

  async function page(request: PageRequest): Promise<FinishedPage> {
    const { url, reader } = request
    const { id: siteId } = reader.site
    const key = pages.spelling(siteId, url) ?? `${siteId} ${url.rawPath}${url.search}`
    const { work, isOwn } = joined(siteId, key, () => made(request))
    const finished = await work
    if ('entry' in finished || isOwn) {
      counted('made' in finished ? 'unkept' : isOwn ? 'miss' : 'joined')
      return finished
    }
    counted('unkept')
    // What is one visitor's alone is made for each.
    return finished.made.kind === 'page' && finished.made.hasToken ? made(request) : finished
  }

  function renew(
    stale: CacheEntry,
    { host, url }: { host: string; url: PageRequest['url'] },
  ): void {
    if (underWay.has(stale.key)) return
    const ofSite = (message: string, cause?: unknown) => warn(message, cause, stale.siteId)
    const work = readers(host)
      .then((reader) => {
        const request: PageRequest = { reader, url, session: VISITOR, warn: ofSite }
        return joined(stale.siteId, stale.key, () => made(request)).work
      })
      .then(
        () => counted('renewed'),
        (cause: unknown) => ofSite('Une page n’a pas pu être refaite ; l’ancienne reste.', cause),
      )
      .finally(() => renewing.delete(work))
    renewing.add(work)
  }

  return {
    page,
    renew,
    forgetUnderWay(siteId) {
      for (const [key, under] of underWay) {
        if (siteId === null || under.siteId === siteId) underWay.delete(key)
      }
    },
    close: async () => void (await Promise.allSettled(renewing)),
  }
}

type Page = Extract<PageAnswer, { kind: 'page' }>

/** What widgets say ends then; an answer of a provider is shown a while longer. */
function timesOf({ until, isDegraded }: Page, { answers, ...tags }: CacheTags, at: number) {
  const articlesUntil = tags.tags.has('articles') ? tags.articlesUntil : null
  const end = Math.min(
    until?.getTime() ?? Infinity,
    articlesUntil?.getTime() ?? Infinity,
    isDegraded ? at + DEGRADED : Infinity,
  )
  const freshUntil = Math.min(end, Math.max(at, answers.freshUntil))
  return { freshUntil, until: Math.min(end, answers.freshUntil + STALE) }
}

/** Every header of a page that is kept. */
const headersOf = (mode: Mode, { site }: SiteReader, { frames }: Page): Record<string, string> => ({
  ...securityHeaders(mode),
  'content-security-policy': pagePolicy(mode, frames),
  ...(isSiteIndexable(site) ? {} : { 'x-robots-tag': 'noindex' }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': CACHE_CONTROL,
  vary: 'accept-encoding',
})
