import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from '#base/platform/http/compressed.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { stopwatch } from '#base/platform/http/server-timing.ts'
import { type CacheEntry, entryAnswer } from '#app/page-cache/cache-entry.ts'
import type { PageCache } from '#app/page-cache/page-cache.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { TrafficLimits } from '#base/platform/security/traffic-limits.ts'
import type { PageAnswer, PageRequest } from '../page-request.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { type Mode, pagePolicy } from '#base/platform/security/headers.ts'
import type { Session, SessionPort } from '#base/core/session.ts'

/** Answers a request as a page, whatever its address. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface PageRequestDeps {
  siteOf: SiteOf
  session: SessionPort
  /** Requests of one network. */
  traffic: TrafficLimits
}

/** Answers with what `find` gives: a page of the tree, a redirect or the 404 page. */
export function pageAnswerer(
  deps: PageRequestDeps & { mode: Mode },
  find: (request: PageRequest) => Promise<PageAnswer>,
  cache: Pick<PageCache, 'page'> | null = null,
): AnswerPage {
  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    const clock = stopwatch()
    const asked = await pageRequest(deps, request)
    clock.passed('site')
    const answer =
      cache === null ? { made: await find(asked) } : await cache.page(asked, request.raw)
    clock.passed('render')
    reply.header('server-timing', clock.header())
    if ('made' in answer) return sendPage(deps, request, reply, asked.session, answer.made)
    return sendEntry(request, reply, answer.entry)
  }
}

/** A method that the page of an address does not take. */
export function refuseMethod(reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD')
  return answerError(reply, 405)
}

/** What a page is asked with. */
export const pageRequest = async (
  deps: PageRequestDeps,
  request: FastifyRequest,
): Promise<PageRequest> => {
  const reader = await deps.siteOf(request)
  return {
    reader,
    url: requestUrl(request.raw.url ?? '/'),
    session: await deps.session(request.headers, reader.site.id),
    warn: (message, cause) => request.log.warn({ err: cause }, message),
    missed: () => deps.traffic.take('missing-page', request.ip),
  }
}

/** Sends a drawn page, under its own status unless another is given. */
export async function sendPage(
  deps: { mode: Mode },
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  result: PageAnswer,
  status?: number,
): Promise<FastifyReply> {
  if (result.kind === 'redirect') return reply.redirect(result.location, 301)
  reply.header('content-security-policy', pagePolicy(deps.mode, result.frames, result.nonce))
  const { body, encoding } = await compressed(result.html, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status ?? result.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', isShared(session, result) ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding')
    .send(body)
}

/** Sends a page that is kept, or 304 when the reader has it. */
function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry): FastifyReply {
  const { status, headers, body } = entryAnswer(entry, request.headers)
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return reply.code(status).send(body)
}

/** What every visitor gets alike; a form's token is good for one of them, the sign-in for now. */
const isShared = ({ role }: Session, page: { hasToken: boolean; status: number }): boolean =>
  role === 'visitor' && !page.hasToken && page.status !== 401

/**
 * `GET /*`: every address that no other route takes is a page. What nobody routes is another method, and
 * what a route has no answer for: a file that is not there is asked for as a page, which may have moved.
 */
export async function pageRoutes(app: FastifyInstance, answer: AnswerPage): Promise<void> {
  app.setNotFoundHandler(answer)
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      // It has been looked for as a page.
      if (error.statusCode !== 403 && error.statusCode !== 404) throw error
      return reply.code(404).send('404 Not Found')
    })
    scope.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })
  })
}
