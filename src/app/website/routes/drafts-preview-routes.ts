import type { FastifyInstance } from 'fastify'
import { pageAnswerer, type PageRequestDeps, sendPage } from './page.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import { answerPage } from '../answer-page.ts'
import { VIEWED_DRAFTS } from '#base/core/address/site-view.ts'
import { mayDo } from '#framework/api/rights.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import type { Documents } from '#features/publishing/contract/documents.ts'
import { isShareToken, shareId } from '#features/publishing/service/share-token.ts'
import { type DocumentDraftDeps, renderDocument } from '../drafts/render-document.ts'

type SharedDraftRoutes = DocumentDraftDeps & PageRequestDeps

/**
 * `/apercu/<token>`: a draft for whoever has its secret link. Nobody keeps it, no search engine lists
 * it, and the link itself goes to no other site. Any other token is an address that leads nowhere.
 */
export function sharedDraftRoutes(app: FastifyInstance, deps: SharedDraftRoutes): void {
  const notFound = pageAnswerer(deps, answerPage(deps))
  app.get<{ Params: { token: string } }>('/apercu/:token', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
    const { token } = request.params
    const reader = await deps.siteOf(request)
    const key = isShareToken(token)
      ? await deps.stores.documents.shares.find(
          reader.site.id,
          shareId(token),
          deps.clock().toISOString(),
        )
      : null
    if (!key) return notFound(request, reply)
    try {
      const session = await deps.session(request.headers, reader.site.id)
      const answer = await renderDocument(deps, { request, reader, key, lookedAtBy: session })
      return await sendPage(deps, request, reply, session, answer)
    } catch (cause) {
      // Gone, or on a site that has no page for it: the link leads nowhere.
      if (cause instanceof Refused) return notFound(request, reply)
      throw cause
    }
  })
}

/**
 * `/apercu/menus/3/preview`: a draft in a window of its own, for who looks at the site from the back office's
 * own host and may see it. For anybody else nothing is there.
 */
export function viewedDraftRoutes(
  app: FastifyInstance,
  deps: SharedDraftRoutes & { kinds: readonly Documents[] },
): void {
  const notFound = pageAnswerer(deps, answerPage(deps))
  for (const { calls, keyOf } of deps.kinds) {
    const { path, right, params } = calls.preview
    app.get(VIEWED_DRAFTS + path, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const reader = await deps.siteOf(request)
      const session = await deps.session(request.headers, reader.site.id)
      const named = params.safeParse(request.params)
      if (!session.isView || !mayDo(session.role, right) || !named.success) {
        return notFound(request, reply)
      }
      try {
        const answer = await renderDocument(deps, {
          request,
          reader,
          key: keyOf(named.data),
          lookedAtBy: session,
        })
        return await sendPage(deps, request, reply, session, answer)
      } catch (cause) {
        if (cause instanceof Refused) return notFound(request, reply)
        throw cause
      }
    })
  }
}

/** The same for the editor, in a frame or a window of the back office; a former version, too. */
export function draftPreviewRoutes(
  serve: Serve,
  deps: DocumentDraftDeps & { mode: Mode; kinds: readonly Documents[] },
): void {
  for (const { calls, keyOf } of deps.kinds) {
    serve(calls.preview, async ({ params, query, reader, session, request, reply }) => {
      const answer = await renderDocument(
        { ...deps, ...query },
        { request, reader, key: keyOf(params), lookedAtBy: session },
      )
      return sendPage(deps, request, reply.header('x-robots-tag', 'noindex'), session, answer)
    })
  }
}
