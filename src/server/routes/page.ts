import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from '../compressed.ts'
import { answerError } from '../errors.ts'
import { pageAnswer, type PageAnswer, type PageDeps, type PageRequest } from '../page-answer.ts'
import { requestHost } from '../request-host.ts'
import { requestUrl } from '../request-url.ts'
import { pagePolicy } from '../security/headers.ts'

/** Answers a request as a page, whatever its address. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers with what `find` gives: a page of the tree, a redirect or the 404 page. */
export function pageAnswerer(
  deps: PageDeps,
  find: (deps: PageDeps, request: PageRequest) => Promise<PageAnswer> = pageAnswer,
): AnswerPage {
  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      return answerError(reply, 405)
    }
    const session = await deps.session(request.headers)
    const result = await find(deps, {
      host: requestHost(request),
      url: requestUrl(request.raw.url ?? '/'),
      session,
      warn: (message, cause) => request.log.warn({ err: cause }, message),
    })
    if (result.kind === 'redirect') return reply.redirect(result.location, 301)
    if (result.frames.length > 0) {
      reply.header('content-security-policy', pagePolicy(deps.mode, result.frames))
    }
    const { body, encoding } = await compressed(result.html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(result.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', session.role === 'visitor' ? 'no-cache' : 'no-store')
      .header('vary', 'accept-encoding')
      .send(body)
  }
}

/** Every address that no other route takes is a page. */
export function pageRoutes(app: FastifyInstance, answer: AnswerPage): void {
  app.setNotFoundHandler(answer)
}
