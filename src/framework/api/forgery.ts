import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that changes something was sent by another site in the visitor's name. Browsers
 * say where a request comes from (`Sec-Fetch-Site`, else `Origin`); programs without either carry
 * no cookies of a visitor.
 */
export function isForged(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}
