import { LRUCache } from 'lru-cache'
import type { MediaFailure } from './fetched-media.ts'
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
const MAX_FAILURES = 10_000

/** So many addresses of a host in a row that can't be reached: the others are not waited for. */
const DOWN_AFTER = 2
const MAX_HOSTS = 1000

/** One trouble of a kind is told, then no more for a while, however many media have it. */
const MAX_TOLD = 1000
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
  /** Tells the operator, once in a while for each `news`. */
  tell(news: string, message: string): void
}

/** @param warn tells the operator; absence is no news */
export function mediaFailures(now: () => number, warn: (message: string) => void): MediaFailures {
  const perf = { now }
  const failures = new LRUCache<string, MediaFailure>({ max: MAX_FAILURES, perf, ttlResolution: 0 })
  const told = new LRUCache<string, true>({
    max: MAX_TOLD,
    ttl: TOLD_EVERY,
    perf,
    ttlResolution: 0,
  })
  /** Addresses of a host that could not be reached, since one could. */
  const inARow = new LRUCache<string, number>({
    max: MAX_HOSTS,
    ttl: BELIEVED.unreachable,
    perf,
    ttlResolution: 0,
  })
  const isDown = (url: string): boolean => (inARow.get(new URL(url).host) ?? 0) >= DOWN_AFTER
  const reached = (url: string): void => void inARow.delete(new URL(url).host)
  const tell = (news: string, message: string): void => {
    if (told.has(news)) return
    told.set(news, true)
    warn(message)
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
      )
    },
  }
}
