import { networkOf } from '#base/kit/network.ts'
import type { RateStore } from './rate-limit.ts'
import { isServiceRoute } from './service-routes.ts'
import { isLoopback } from './loopback.ts'
import { RequestRefused } from './refused.ts'

/** Milliseconds of a window; it begins at the same instant on every server. */
const WINDOW = 60_000

/**
 * Requests of one network a minute, by what they cost (docs/decisions/018-limits.md). An office has
 * many people behind one address; what a page loads by itself stays far below.
 */
export const TRAFFIC_RATES = {
  /** Whatever is neither a kept page nor a file. */
  all: 3000,
  search: 60,
  suggest: 240,
  /** The calls under `/ajax`. */
  calls: 300,
  /** Sharing pictures, PDF documents, and the lists of all there is to find: each may have to be made. */
  made: 90,
  /** 404 pages: each looks for near pages. */
  'missing-page': 120,
  /** Pictures that a provider may have: each may be asked for there. */
  'missing-media': 240,
} as const satisfies Record<string, number>

export type Traffic = keyof typeof TRAFFIC_RATES

/** Counts what visitors ask for, each network by itself. */
export interface TrafficLimits {
  /** Counts one. @throws {RequestRefused} 429 when it is one too many */
  take(kind: Traffic, address: string): void
  /** Counts nothing. @throws {RequestRefused} 429 when there were too many already */
  check(kind: Traffic, address: string): void
}

/** What is known of a network in this window. */
interface Counted {
  own: number
  /** Of `own`, what the other servers were told. */
  told: number
  /** What they said in turn. */
  others: number
}

/** Networks that are counted at once; the first go when there are more. */
const MAX_NETWORKS = 50_000

/** Parts of a rate after which the other servers are told. */
const PARTS = 4

interface Options {
  /** Where servers count together; whoever stays below a quarter of a rate is never written there. */
  shared: RateStore
  /** Instant in milliseconds. */
  now(): number
  /** Hides an address. */
  mark(text: string): string
  rates?: Readonly<Record<Traffic, number>>
}

/**
 * Counts in memory, and writes to the database only for a network that has used a quarter of its rate,
 * each time it has used another: so an ordinary visitor costs nothing, and servers together let pass
 * at most the rate and a quarter of it for each of them. While the database is away each counts by itself.
 * Calls of this machine are not counted: without TRUST_PROXY they may be everybody's.
 */
export function createTrafficLimits({
  shared,
  now,
  mark,
  rates = TRAFFIC_RATES,
}: Options): TrafficLimits {
  const counts = new Map<string, Counted>()
  let current = 0

  const countedOf = (key: string): Counted => {
    const window = Math.floor(now() / WINDOW)
    if (window !== current) {
      counts.clear()
      current = window
    }
    const known = counts.get(key)
    if (known) return known
    if (counts.size >= MAX_NETWORKS) {
      const [first] = counts.keys()
      if (first !== undefined) counts.delete(first)
    }
    const counted = { own: 0, told: 0, others: 0 }
    counts.set(key, counted)
    return counted
  }

  const share = (key: string, counted: Counted): void => {
    const points = counted.own - counted.told
    counted.told = counted.own
    const at = now()
    shared
      .add(`traffic ${current} ${mark(key)}`, points, {
        now: new Date(at),
        milliseconds: WINDOW - (at % WINDOW),
      })
      .then((total) => {
        counted.others = Math.max(counted.others, total.points - counted.told)
      })
      .catch(() => {})
  }

  const refuse = (): never => {
    const seconds = Math.max(Math.ceil((WINDOW - (now() % WINDOW)) / 1000), 1)
    throw new RequestRefused(429, 'Trop de demandes d’un même réseau.', seconds)
  }

  return {
    take(kind, address) {
      if (isLoopback(address)) return
      const key = `${kind} ${networkOf(address)}`
      const rate = rates[kind]
      const counted = countedOf(key)
      counted.own += 1
      const part = Math.ceil(rate / PARTS)
      if (counted.own - counted.told >= part && counted.told <= rate) share(key, counted)
      if (counted.own + counted.others > rate) refuse()
    },
    check(kind, address) {
      if (isLoopback(address)) return
      const { own, others } = countedOf(`${kind} ${networkOf(address)}`)
      if (own + others >= rates[kind]) refuse()
    },
  }
}

/** What a request's address and method cost, before anything is known of it. */
export function trafficOf(method: string, url: string): Traffic[] {
  if (FREE.test(url) || isServiceRoute(url)) return []
  if (url.startsWith('/ajax/search/')) return ['all', 'suggest']
  if (url.startsWith('/ajax/')) return method === 'POST' ? ['all', 'calls'] : ['all']
  if (MADE.test(url)) return ['all', 'made']
  return SEARCHES.test(url) && !url.startsWith('/admin') ? ['all', 'search'] : ['all']
}

/** Files that cost next to nothing, and what watches the server. */
const FREE = /^\/(?:assets|admin\/assets|media)\//

const MADE = /^\/(?:partage\/|documents\/|flux\/|sitemap|llms\.txt)/

/** A search that has words. */
const SEARCHES = /[?&]query=[^&]/
