import { isSiteIndexable } from '#domain/legal.ts'
import type { Warn } from '#domain/warn.ts'
import type { PageAnswer, PageRequest } from '../page-answer.ts'
import { type Mode, pagePolicy, securityHeaders } from '../security/headers.ts'
import { VISITOR } from '../session.ts'
import type { SiteReader, SiteReaders } from '#domain/site-reader.ts'
import { keptPage, type KeptPage } from './kept-page.ts'
import { newNotes, noting, type PageNotes } from './page-notes.ts'
import { keyOfPage, type PageCache } from './page-cache.ts'
import type { PageOutcome } from './page-cache-metrics.ts'

/** Milliseconds for which a page is kept on which a widget failed. */
const DEGRADED = 10_000

/** Milliseconds for which a page may be shown after a provider's answer on it has grown old. */
const STALE = 600_000

/** Sent with a page that is kept: whoever else keeps it asks each time whether it still holds. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

interface Parts {
  mode: Mode
  cache: PageCache
  readers: SiteReaders
  /** Makes a page, with notes of what it shows. */
  make(request: PageRequest): Promise<PageAnswer>
  clock(): Date
  /** Asks what was written to a site of which something is kept from now on. */
  follow(siteId: number): void
  counted(outcome: PageOutcome): void
  warn: Warn
}

/** What a page request ends with: a page that is kept, or an answer for one visitor. */
export type KeptOrMade = { kept: KeptPage } | { made: PageAnswer }

/** Pages for visitors, kept where that is right. */
export interface KeptPages {
  /** The page of a request of somebody who is not signed in. */
  page(request: PageRequest): Promise<KeptOrMade>
  /** Makes a page anew that is still shown; nobody waits for it. */
  renew(page: KeptPage, request: Pick<PageRequest, 'host' | 'url'>): void
  /** Requests that come after a write do not join those that began before it. */
  forgetUnderWay(siteId: number | null): void
  /** Waits for what is being made anew. */
  close(): Promise<void>
}

interface UnderWay {
  siteId: number
  work: Promise<KeptOrMade>
}

/** One making of a page at a time for whoever asks the same. */
export function keptPages({
  mode,
  cache,
  readers,
  make,
  clock,
  follow,
  counted,
  warn,
}: Parts): KeptPages {
  const underWay = new Map<string, UnderWay>()
  const renewing = new Set<Promise<void>>()
  const now = () => clock().getTime()

  async function made(request: PageRequest, reader: SiteReader): Promise<KeptOrMade> {
    // First: a write that comes meanwhile is noticed from here on, one that came just before is asked for.
    if (cache.begin(reader.site.id, reader.version)) follow(reader.site.id)
    const notes = newNotes()
    const answer = await noting(notes, () => make({ ...request, notes }))
    const { path } = request.url
    const { shape, key } = notes
    const isKept =
      answer.kind === 'page' && answer.status === 200 && !answer.hasToken && path !== null
    if (!isKept || shape === null || key === null) return { made: answer }
    const times = timesOf(answer, notes, now())
    if (times.until <= now()) return { made: answer }
    const { id: siteId } = reader.site
    const facts = {
      siteId,
      key: keyOfPage(siteId, path, key),
      version: reader.version,
      tags: notes.tags,
      ...times,
    }
    const kept = await keptPage(facts, answer.html, headersOf(mode, reader, answer))
    cache.keep(kept, path, shape)
    return { kept }
  }

  /** Joins whoever already makes the same, or begins it. */
  function joined(
    siteId: number,
    key: string,
    begin: () => Promise<KeptOrMade>,
  ): { work: Promise<KeptOrMade>; isOwn: boolean } {
    const known = underWay.get(key)
    if (known !== undefined) return { work: known.work, isOwn: false }
    const work = begin().finally(() => {
      if (underWay.get(key)?.work === work) underWay.delete(key)
    })
    underWay.set(key, { siteId, work })
    return { work, isOwn: true }
  }

  async function page(request: PageRequest): Promise<KeptOrMade> {
    const reader = await readers(request.host)
    const { id: siteId } = reader.site
    const { url } = request
    const found = cache.find(siteId, url, now())
    if (found !== null) {
      counted(found.isStale ? 'stale' : 'hit')
      if (found.isStale) renew(found.page, request)
      return { kept: found.page }
    }
    const key = cache.spelling(siteId, url) ?? `${siteId} ${url.rawPath}${url.search}`
    const { work, isOwn } = joined(siteId, key, () => made(request, reader))
    const answer = await work
    if ('kept' in answer || isOwn) {
      counted('made' in answer ? 'unkept' : isOwn ? 'miss' : 'joined')
      return answer
    }
    counted('unkept')
    // What is one visitor's alone is made for each.
    return answer.made.kind === 'page' && answer.made.hasToken ? made(request, reader) : answer
  }

  function renew(stale: KeptPage, { host, url }: Pick<PageRequest, 'host' | 'url'>): void {
    if (underWay.has(stale.key)) return
    const ofSite = (message: string, cause?: unknown) => warn(message, cause, stale.siteId)
    const request: PageRequest = { host, url, session: VISITOR, warn: ofSite }
    const work = readers(host)
      .then((reader) => joined(stale.siteId, stale.key, () => made(request, reader)).work)
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
function timesOf({ until, isDegraded }: Page, { answers, ...notes }: PageNotes, at: number) {
  const articlesUntil = notes.tags.has('articles') ? notes.articlesUntil : null
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
