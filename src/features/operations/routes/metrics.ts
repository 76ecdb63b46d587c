import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../service/metrics.ts'
import { bearerToken, isSameToken } from '#base/platform/security/bearer-token.ts'
import { isLoopback } from '#base/platform/security/loopback.ts'

/**
 * `GET /metrics`: figures for Prometheus (METRICS_TOKEN). With a token,
 * for whoever brings it; without one, for direct calls of this machine alone, and everybody else
 * sees the 404 page.
 */
export function metricsRoutes(
  app: FastifyInstance,
  { metrics, metricsToken }: { metrics: Metrics; metricsToken: string | null },
): void {
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === null && !isDirectLoopbackCall(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    if (metricsToken !== null && !bringsToken(request, metricsToken)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer realm="metrics"')
        .type('text/plain; charset=utf-8')
        .send('Jeton attendu : Authorization: Bearer …, la valeur de METRICS_TOKEN.\n')
    }
    const { contentType, body } = await metrics.text()
    return reply.type(contentType).send(Buffer.from(body))
  })
}

const bringsToken = (request: FastifyRequest, token: string): boolean =>
  isSameToken(bearerToken(request) ?? '', token)

/** A page of a foreign site whose name leads to this machine would bring its own name. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** What proxies add: the caller behind them may be anybody. */
const FORWARDING =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-.+|fastly-client-ip)$/

/** Of the connection itself, whatever TRUST_PROXY makes of the headers. */
function isDirectLoopbackCall({ raw }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(raw.headers.host ?? '') &&
    !raw.rawHeaders.some((name, at) => at % 2 === 0 && FORWARDING.test(name.toLowerCase()))
  )
}
