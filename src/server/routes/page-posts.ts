import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { postToPage } from '../forms/post-page.ts'
import {
  MAX_TYPED,
  MULTIPART_LIMITS,
  readMultipart,
  type ReadPost,
  readUrlEncoded,
} from '../forms/read-post.ts'
import { pageAnswer, type PageDeps } from '../page-answer.ts'
import { pageRequest, refuseMethod, sendPage } from './page.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'

/** A body that is larger than was read: nothing of it is known. */
const TOO_LARGE: ReadPost = { values: {}, files: [], state: 'too-large' }

/**
 * `POST` of any page that has a form: the same page again (422…) or a way on (303); 405 where there
 * is none. Bodies are read here alone in these two encodings, so that other routes stay as strict.
 */
export async function pagePostRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
    scope.removeContentTypeParser(URL_ENCODED)
    scope.addContentTypeParser<Buffer>(
      URL_ENCODED,
      { parseAs: 'buffer', bodyLimit: MAX_TYPED },
      (_request, body, done) => done(null, readUrlEncoded(body)),
    )
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (error.statusCode !== 413) throw error
      return answerPost(deps, request, reply, TOO_LARGE)
    })
    scope.post<{ Body: ReadPost | undefined }>('/*', async (request, reply) => {
      const read = request.isMultipart() ? await readMultipart(request) : request.body
      return isPost(read) ? answerPost(deps, request, reply, read) : refuseMethod(reply)
    })
  })
}

/** Neither JSON nor a text is a form. */
const isPost = (body: unknown): body is ReadPost =>
  typeof body === 'object' && body !== null && 'state' in body && 'files' in body

async function answerPost(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  read: ReadPost,
): Promise<FastifyReply> {
  const asked = await pageRequest(deps, request)
  const { answer, widgetId } = await postToPage(deps, asked, request, read)
  if (answer.kind === 'none') return refuseMethod(reply)
  if ('cookies' in answer) reply.header('set-cookie', answer.cookies)
  if (answer.kind === 'done') {
    return reply.header('cache-control', 'no-store').redirect(answer.location, 303)
  }
  const { sent, status, retryAfter } = answer
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const page = await pageAnswer(deps, { ...asked, returned: { widgetId, sent } })
  return sendPage(deps, request, reply, asked.session, page, status)
}
