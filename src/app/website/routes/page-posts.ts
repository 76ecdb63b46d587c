import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  admittedFiles,
  pageWithForms,
  type PageWithForms,
  type PostDeps,
  postToPage,
} from '../forms/post-page.ts'
import {
  MAX_MULTIPART,
  MAX_TYPED,
  MULTIPART_LIMITS,
  readMultipart,
  type ReadPost,
  readUrlEncoded,
  removeIncoming,
} from '#framework/forms/read-post.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { answerPage, type Website } from '../answer-page.ts'
import { pageRequest, type PageRequestDeps, refuseMethod, sendPage } from './page.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'

/** A body that is larger than was read: nothing of it is known. */
const TOO_LARGE: ReadPost = { values: {}, files: [], state: 'too-large' }

/** Where the page that is posted to is left for the handler. */
const PAGE = Symbol('page that is posted to')

type PagePosts = PostDeps & PageRequestDeps & Website

/**
 * `POST` of any page that has a form: the same page again (422…) or a way on (303); 405 where there
 * is none, before a byte of the body is read. Bodies are read here alone in these two encodings, so that
 * other routes stay as strict.
 */
export async function pagePostRoutes(app: FastifyInstance, deps: PagePosts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
    scope.decorateRequest(PAGE, null)
    scope.removeContentTypeParser(URL_ENCODED)
    scope.addContentTypeParser<Buffer>(
      URL_ENCODED,
      { parseAs: 'buffer', bodyLimit: MAX_TYPED },
      (_request, body, done) => done(null, readUrlEncoded(body)),
    )
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const page = request.getDecorator<PageWithForms | null>(PAGE)
      if (error.statusCode !== 413 || page === null) throw error
      return answerPost(deps, page, { request, reply, read: TOO_LARGE })
    })

    /** The page and its forms first; who says that more comes than is taken is not read either. */
    const findForms = async (request: FastifyRequest, reply: FastifyReply) => {
      const { 'content-length': declared, 'content-type': type = '' } = request.headers
      const most = /^multipart\//i.test(type) ? MAX_MULTIPART : MAX_TYPED
      const isTooLarge = Number(declared ?? 0) > most
      const page = await pageWithForms(deps, await pageRequest(deps, request))
      if (page === null) return isTooLarge ? answerError(reply, 413) : refuseMethod(reply)
      if (isTooLarge) return answerPost(deps, page, { request, reply, read: TOO_LARGE })
      request.setDecorator(PAGE, page)
      return undefined
    }

    scope.post<{ Body: ReadPost | undefined }>(
      '/*',
      { onRequest: findForms },
      async (request, reply) => {
        const page = request.getDecorator<PageWithForms>(PAGE)
        const read = request.isMultipart()
          ? await readMultipart(request, {
              reading: scope.bodies.read(request, reply, MAX_MULTIPART),
              folder: deps.leadFolder,
              admit: (values) => admittedFiles(deps, page, request, values),
            })
          : request.body
        return isPost(read) ? answerPost(deps, page, { request, reply, read }) : refuseMethod(reply)
      },
    )
  })
}

/** Neither JSON nor a text is a form. */
const isPost = (body: unknown): body is ReadPost =>
  typeof body === 'object' && body !== null && 'state' in body && 'files' in body

async function answerPost(
  deps: PagePosts,
  page: PageWithForms,
  { request, reply, read }: { request: FastifyRequest; reply: FastifyReply; read: ReadPost },
): Promise<FastifyReply> {
  const { answer, widgetId } = await postToPage(deps, page, request, read).finally(() =>
    removeIncoming(read.files),
  )
  if (answer.kind === 'none') return refuseMethod(reply)
  if ('cookies' in answer) reply.header('set-cookie', answer.cookies)
  if (answer.kind === 'done') {
    return reply.header('cache-control', 'no-store').redirect(answer.location, 303)
  }
  const { sent, status, retryAfter } = answer
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const asked = page.visit.request
  const drawn = await answerPage(deps)({ ...asked, returned: { widgetId, sent } })
  return sendPage(deps, request, reply, asked.session, drawn, status)
}
