import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compressed.ts'

/** What becomes of a reading whose answer has this ETag (RFC 9110, section 13.2.2). */
export type Condition = 200 | 304 | 412

const HAS_WEAK_MARK = /^W\//

/** Whether a list of a condition names it; `*` names whatever there is. */
function names(list: string, etag: string, isWeak: boolean): boolean {
  if (list === etag) return true
  return list
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || (isWeak ? one.replace(HAS_WEAK_MARK, '') : one) === etag)
}

/**
 * Whether a reader has just what a strong ETag names, by weak comparison, or wants what it doesn't name, by
 * strong comparison.
 */
export function conditionOf(
  { 'if-match': wanted, 'if-none-match': known }: IncomingHttpHeaders,
  etag: string,
): Condition {
  if (wanted !== undefined && !names(wanted, etag, false)) return 412
  return known !== undefined && names(known, etag, true) ? 304 : 200
}

/** What is sent, and what it is kept for. */
interface Sent<Body> {
  type: string
  body: Body
  /** Of the `cache-control`: to be asked about each time, unless said. */
  keep?: string
}

/**
 * Answers a text that programs come back for: with an ETag of its own, in the encoding that they take, and with
 * 304 when they have it.
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body: text, keep = 'no-cache' }: Sent<string | Buffer>,
): Promise<FastifyReply> {
  const { body, encoding } = await compressed(Buffer.from(text), request.headers['accept-encoding'])
  const hash = hashOf(text)
  const etag = encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`
  reply.header('etag', etag).header('cache-control', keep).header('vary', 'accept-encoding')
  const condition = conditionOf(request.headers, etag)
  if (condition !== 200) return reply.code(condition).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type(type).send(body)
}

/** Answers a picture in the same way; it is compressed already. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, keep = 'no-cache' }: Sent<Buffer>,
): FastifyReply {
  const etag = `"${hashOf(body)}"`
  reply.header('etag', etag).header('cache-control', keep)
  const condition = conditionOf(request.headers, etag)
  return condition === 200 ? reply.type(type).send(body) : reply.code(condition).send()
}

const hashOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)
