import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { requestHost } from './request-host.ts'
import type { SiteReader, SiteReaders } from '#base/core/page/site-reader.ts'

/** The site that a request is meant for, as it was when the request was first asked about. */
export type SiteOf = (request: FastifyRequest) => Promise<SiteReader>

/** Reads the site of a request once. */
export function siteOfRequest(readers: SiteReaders): SiteOf {
  const known = new WeakMap<IncomingMessage, Promise<SiteReader>>()
  return ({ raw }) => {
    const before = known.get(raw)
    if (before !== undefined) return before
    const reading = readers(requestHost(raw))
    known.set(raw, reading)
    return reading
  }
}
