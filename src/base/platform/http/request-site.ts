import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { requestHost } from './request-host.ts'
import type { SiteReader, SiteReaders } from '#base/core/page/site-reader.ts'

/** The site that a request is meant for, as it was when the request was first asked about. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteReader>

/**
 * Reads the site of a request once: that of its host, unless it names one.
 * @param chosen the site that a request names on the back office's own host; `null` for none
 */
export function siteOfRequest(
  readers: SiteReaders & { byId(siteId: number): Promise<SiteReader> },
  chosen: (raw: IncomingMessage) => number | null,
): SiteOf {
  const known = new WeakMap<IncomingMessage, Promise<SiteReader>>()
  return ({ raw }) => {
    const before = known.get(raw)
    if (before !== undefined) return before
    const siteId = chosen(raw)
    const reading = siteId === null ? readers(requestHost(raw)) : readers.byId(siteId)
    known.set(raw, reading)
    return reading
  }
}
