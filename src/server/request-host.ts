import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { memo, roomFor } from '#domain/memo.ts'

/** Host name of a request in lower case, without port; empty when there is none. */
export const requestHost = (request: FastifyRequest): string => request.hostname.toLowerCase()

/**
 * The same of a request that nobody has looked at yet; `null` when it takes more than the Host
 * header: a believed proxy names another host, or the host is an IPv6 address.
 */
export const plainHost = ({ headers }: IncomingMessage): string | null =>
  headers.host === undefined || headers['x-forwarded-host'] !== undefined
    ? null
    : nameOf(headers.host)

const nameOf = memo(
  (host): string | null =>
    /^[a-z0-9._-]+(?::\d+)?$/i.test(host) ? host.replace(/:\d+$/, '').toLowerCase() : null,
  { room: roomFor(200_000), sizeOf: (name) => name?.length ?? 0 },
)
