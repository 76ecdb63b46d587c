import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listenOnLoopback } from './hostile/loopback-server.ts'

/** A feed as its server gives it. */
interface ServedFeed {
  body: string | Buffer
  /** `content-type`, charset included; none when empty. RSS unless said. */
  type?: string
  /** Whether it goes compressed. */
  gzip?: boolean
  /** Which of the two a reader may come back with; none unless said. */
  validators?: readonly ('etag' | 'last-modified')[]
  /** Instant of `Last-Modified`. */
  modified?: Date
}

/** What a path answers: a feed, or one of the ways of not having it. */
export type FeedAnswer =
  | ServedFeed
  | { movedTo: string; status: 301 | 302 | 307 | 308 }
  | { status: 404 | 410 | 429 | 500 | 503; retryAfter?: string | number }
  | 'stall'
  | 'reset'

/** A request as it came. */
interface SeenRequest {
  path: string
  headers: IncomingHttpHeaders
  /** Status it got; 0 for none. */
  status: number
}

export interface FeedServer {
  origin: string
  /** Answers so under that path from the next request on. */
  serve(path: string, answer: FeedAnswer): void
  /** Requests for a path so far, all of them without one. */
  seen(path?: string): SeenRequest[]
  close(): Promise<void>
}

const MODIFIED = new Date('2026-11-02T06:00:00Z')
const SECOND = 1000

/** A server of public feeds on loopback: conditional requests, compression, moves, refusals. */
export async function startFeedServer(
  feeds: Readonly<Record<string, FeedAnswer>> = {},
): Promise<FeedServer> {
  const answers = new Map(Object.entries(feeds))
  const seen: SeenRequest[] = []
  const server = await listenOnLoopback((request, response) => {
    const path = request.url ?? '/'
    const note: SeenRequest = { path, headers: request.headers, status: 0 }
    seen.push(note)
    const answer = answers.get(path) ?? { status: 404 }
    if (answer === 'stall') return
    if (answer === 'reset') return void request.socket.resetAndDestroy()
    note.status = send(answer, request, response)
  })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    serve: (path, answer) => void answers.set(path, answer),
    seen: (path) => seen.filter((note) => path === undefined || note.path === path),
    close: () => server.close(),
  }
}

/** Answers, and gives the status. */
function send(
  answer: Exclude<FeedAnswer, string>,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  if ('movedTo' in answer) {
    response.writeHead(answer.status, { location: answer.movedTo }).end()
    return answer.status
  }
  if ('status' in answer) {
    const { status, retryAfter } = answer
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
    response.writeHead(status).end()
    return status
  }
  const { body, type = 'application/rss+xml', gzip = false, validators = [] } = answer
  const modified = answer.modified ?? MODIFIED
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const headers = {
    ...(type === '' ? {} : { 'content-type': type }),
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
    ...(validators.includes('etag') ? { etag } : {}),
    ...(validators.includes('last-modified') ? { 'last-modified': modified.toUTCString() } : {}),
  }
  if (holds(request.headers, { etag, modified, validators })) {
    response.writeHead(304, headers).end()
    return 304
  }
  response.writeHead(200, headers).end(gzip ? gzipSync(body) : body)
  return 200
}

/** Whether the reader's copy is the present one; the tag decides when both come (RFC 9110, 13.2.2). */
function holds(
  headers: IncomingHttpHeaders,
  now: { etag: string; modified: Date; validators: readonly string[] },
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags !== undefined) {
    return now.validators.includes('etag') && tags.split(/\s*,\s*/).includes(now.etag)
  }
  if (since === undefined || !now.validators.includes('last-modified')) return false
  return Date.parse(since) >= Math.floor(now.modified.getTime() / SECOND) * SECOND
}
