import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpFigures } from '#features/operations/service/http-metrics.ts'
import { requestObserver } from '#features/operations/service/observe-requests.ts'
import { securityHeaders, STRICT_TRANSPORT, type Mode } from '#base/platform/security/headers.ts'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'
import { requestFault } from '#base/platform/security/request-guard.ts'
import type { IsSecure } from '#base/platform/security/secure-transport.ts'
import { refuseServiceWorker } from '#base/platform/security/service-workers.ts'
import { type TrafficLimits, trafficOf } from '#base/platform/security/traffic-limits.ts'
import { createTurns, TURN_LIMITS } from '#base/platform/security/turns.ts'

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
    const { method, url, ip } = request
    const kinds = trafficOf(method, url)
    for (const kind of kinds) traffic.take(kind, ip)
    if (kinds.length > 0) turns.wait(ip, done)
    else done()
  })
}
