import { Counter, Gauge, type Registry } from 'prom-client'
import { cacheHitSeconds, requestSeconds } from './cache-hit-seconds.ts'
import { isServiceRoute } from '#base/platform/security/service-routes.ts'

/** What a request was for, as far as figures tell apart. */
export type RouteClass =
  | 'page'
  | 'form'
  | 'asset'
  | 'media'
  | 'file'
  | 'ajax'
  | 'admin'
  | 'service'
  /** No request that could be read. */
  | 'unreadable'

/** Counts requests. */
export interface HttpFigures {
  begun(): void
  /** `status` is `aborted` when whoever asked left before the answer was whole; time in seconds. */
  ended(route: RouteClass, status: number | 'aborted', seconds: number): void
  /** A page was answered out of the page cache; this must cost next to nothing. */
  kept(status: 200 | 304, seconds: number): void
  /** Refused before it was a request. */
  unreadable(status: number): void
  /** Where the number of open connections is read. */
  connectionsOf(read: () => Promise<number>): void
}

/** Requests by what they were for and how they ended, their time, those under way, and connections. */
export function httpMetrics(registry: Registry): HttpFigures {
  const registers = [registry]
  const hits = cacheHitSeconds()
  const requests = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Requests answered, by route class and status.',
    labelNames: ['route', 'status'] as const,
    registers,
    collect() {
      for (const status of [200, 304] as const) {
        const count = hits.newOf(status)
        if (count > 0) this.inc({ route: 'page', status: String(status) }, count)
      }
    },
  })
  const seconds = requestSeconds(registry, hits)
  const underWay = new Gauge({
    name: 'vitrine_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  })
  let readConnections = async () => 0
  const connections = new Gauge({
    name: 'vitrine_http_connections',
    help: 'Open connections.',
    registers: [],
    async collect() {
      this.set(await readConnections())
    },
  })
  registry.registerMetric(connections)
  return {
    begun: () => underWay.inc(),
    ended(route, status, time) {
      underWay.dec()
      requests.inc({ route, status: String(status) })
      seconds.observe({ route }, time)
    },
    kept: hits.add,
    unreadable: (status) => requests.inc({ route: 'unreadable', status: String(status) }),
    connectionsOf(read) {
      readConnections = read
    },
  }
}

/** What a method and an address are for. */
export function routeClassOf(method: string, url: string): RouteClass {
  if (/^\/(?:admin\/)?assets\//.test(url)) return 'asset'
  if (url.startsWith('/media/')) return 'media'
  if (/^\/(?:dev\.php\/)?ajax(?:[/?]|$)/.test(url)) return 'ajax'
  if (/^\/admin(?:[/?]|$)/.test(url)) return 'admin'
  if (isServiceRoute(url)) return 'service'
  if (method === 'POST') return 'form'
  return FILES.test(url) ? 'file' : 'page'
}

const FILES =
  /^\/(?:partage|documents|flux|templates|uploads|illustrations|\.well-known)\/|^\/[^/?]+\.(?:css|xml|txt|ico|svg|png|ics|webmanifest)(?:[?]|$)/
