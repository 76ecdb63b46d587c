import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpFigures } from '#features/operations/service/http-metrics.ts'
import { requestObserver } from '#features/operations/service/observe-requests.ts'
import { securityHeaders, STRICT_TRANSPORT, type Mode } from '#base/platform/security/headers.ts'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'
import { requestFault } from '#base/platform/security/request-guard.ts'
import type { IsSecure } from '#base/platform/http/secure-transport.ts'
import { type TrafficLimits, trafficOf } from '#base/platform/security/traffic-limits.ts'
import { createTurns, TURN_LIMITS } from '#base/platform/security/turns.ts'
import { RequestRefused } from '#base/platform/security/refused.ts'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import { isServiceRoute } from '#base/platform/security/service-routes.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/** Has a request counted and timed, and gives its reply the headers of every answer. */
export type BeginAnswer = (request: FastifyRequest, reply: FastifyReply) => void

interface Beginning {
  mode: Mode
  isSecure: IsSecure
  figures: HttpFigures
  /** Milliseconds beyond which each answer has a line in the log. */
  slowAfter: number
}

export function beginAnswer({ mode, isSecure, figures, slowAfter }: Beginning): BeginAnswer {
  const headers = securityHeaders(mode)
  const observe = requestObserver({ figures, now: () => performance.now(), slowAfter })
  return (request, reply) => {
    observe(request, reply)
    reply.headers(headers).header('x-request-id', request.id)
    if (isSecure(request.raw)) reply.headers(STRICT_TRANSPORT)
  }
}

/** Has what is logged of a request name its site. */
export type NameSite = (request: FastifyRequest) => void

interface Hooks {
  trusts: Trusts
  begin: BeginAnswer
  nameSite: NameSite
  traffic: TrafficLimits
}

/** What each request meets before its route, in this order. */
export function requestHooks(
  app: FastifyInstance,
  { trusts, begin, nameSite, traffic }: Hooks,
): void {
  const turns = createTurns(TURN_LIMITS)
  app.addHook('onRequest', (request, reply, done) => {
    const fault = requestFault(request.raw, trusts)
    if (fault !== null) begin(request, reply)
    done(fault ?? undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    nameSite(request)
    begin(request, reply)
    refuseServiceWorker(request.headers)
    partsByStrongNameOnly(request.headers)
    const { method, url, ip } = request
    const kinds = trafficOf(method, url)
    for (const kind of kinds) traffic.take(kind, ip)
    if (kinds.length > 0) turns.wait(ip, done)
    else done()
  })
}

/**
 * No script of this origin becomes a service worker: one that a firm's template had registered while
 * nobody was signed in would stay, and answer in place of the server for the back office too. Browsers
 * fetch the script of one, also to renew it, with this header alone.
 * @throws {RequestRefused}
 */
function refuseServiceWorker(headers: IncomingHttpHeaders): void {
  if (headers['service-worker'] === undefined) return
  throw new RequestRefused(403, 'Ce site n’a pas de service worker.')
}

/**
 * A part of a file is worth something beside the parts that a reader has only when they are of the same bytes,
 * which a weak ETag doesn't say (RFC 9110, section 13.1.5): he gets the file whole.
 */
function partsByStrongNameOnly(headers: IncomingHttpHeaders): void {
  if (typeof headers['if-range'] === 'string' && headers['if-range'].startsWith('W/')) {
    delete headers.range
  }
}

/**
 * A site that is not indexable says so with every answer, media and documents included
 * (requirements P6). When the site can't be read, as while the database is down, nothing is said.
 */
export function hideUnlessIndexable(app: FastifyInstance, siteOf: SiteOf): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isServiceRoute(request.url)) return
    const reader = await siteOf(request).catch(() => null)
    if (reader && !isSiteIndexable(reader.site)) reply.header('x-robots-tag', 'noindex')
  })
}
