import { LRUCache } from 'lru-cache'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { MediaFailure } from './download-media.ts'
import type { WantedMedia } from './wanted-media.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long a failure is believed. */
const BELIEVED: Readonly<Record<MediaFailure['why'], number>> = {
  gone: 10 * MINUTE,
  missing: 10 * MINUTE,
  refused: 10 * MINUTE,
  unreachable: 30 * SECOND,
}

/** Bytes of the addresses that failed, of their hosts, and of what was told, roughly. */
const MAX_FAILURES = 4_000_000
const MAX_HOSTS = 500_000
const MAX_TOLD = 500_000

/** So many addresses of a host in a row that can't be reached: the others are not waited for. */
const DOWN_AFTER = 2

/** One trouble of a kind is told, then no more for a while, however many media have it. */
const TOLD_EVERY = 10 * MINUTE

/** What is known of addresses that gave no media. */
export interface MediaFailures {
  /** No source is worth another try for now. */
  isHopeless(wanted: WantedMedia): boolean
  /** Sources that have not failed lately, the best first. */
  worthTrying(wanted: WantedMedia): string[]
  note(wanted: WantedMedia, url: string, failure: MediaFailure): void
  /** The address gave a media. */
  answered(url: string): void
  /** Tells the operator, once in a while for each `news`, of which site. */
  tell(news: string, message: string, siteId: number | null): void
}

/** @param warn tells the operator; absence is no news */
export function mediaFailures(now: () => number, warn: Warn): MediaFailures {
  const perf = { now }
  const sizeCalculation = (value: unknown, key: string) => estimateBytes(key) + estimateBytes(value)
  const failures = new LRUCache<string, MediaFailure>({
    maxSize: MAX_FAILURES,
    sizeCalculation,
    perf,
    ttlResolution: 0,
  })
  const told = new LRUCache<string, true>({
    maxSize: MAX_TOLD,
    sizeCalculation,
    ttl: TOLD_EVERY,
    perf,
    ttlResolution: 0,
  })
  /** Addresses of a host that could not be reached, since one could. */
  const inARow = new LRUCache<string, number>({
    maxSize: MAX_HOSTS,
    sizeCalculation,
    ttl: BELIEVED.unreachable,
    perf,
    ttlResolution: 0,
  })
  const isDown = (url: string): boolean => (inARow.get(new URL(url).host) ?? 0) >= DOWN_AFTER
  const reached = (url: string): void => void inARow.delete(new URL(url).host)
  const tell = (news: string, message: string, siteId: number | null): void => {
    if (told.has(news)) return
    told.set(news, true)
    warn(message, undefined, siteId)
  }
  return {
    tell,
    answered: reached,
    isHopeless({ sources }) {
      const known = sources.map((url) => failures.get(url)?.why)
      return known.includes('unreachable') || known.every((why) => why !== undefined)
    },
    worthTrying: ({ sources }) => sources.filter((url) => !failures.has(url) && !isDown(url)),
    note(wanted, url, failure) {
      const { why, reason } = failure
      failures.set(url, failure, { ttl: BELIEVED[why] })
      const { host } = new URL(url)
      if (why === 'unreachable') inARow.set(host, (inARow.get(host) ?? 0) + 1)
      else reached(url)
      if (why === 'missing' || why === 'gone') return
      const state = why === 'unreachable' ? 'est hors d’atteinte' : 'est refusé'
      const { site, path } = wanted
      tell(
        `${site.id} ${why === 'unreachable' ? why : reason}`,
        `Site ${site.id} : le média « ${path} » du fournisseur ${state} : ${reason}`,
        site.id,
      )
    },
  }
}
