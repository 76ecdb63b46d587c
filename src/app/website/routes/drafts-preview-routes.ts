import type { FastifyInstance, FastifyReply } from 'fastify'
import { pageAnswerer, type PageRequestDeps, sendPage } from './page.ts'
import { pagePolicy, type Mode } from '#base/platform/security/headers.ts'
import { answerPage } from '../answer-page.ts'
import { type ArticleDraftDeps, drawnArticle } from '../drafts/shown-article.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { layoutDocument, pageDocument } from '#base/core/document.ts'
import { layoutPreview } from '#features/publishing/contract/layout-documents.ts'
import { pagePreview } from '#features/publishing/contract/page-documents.ts'
import { isShareToken, shareId } from '#features/publishing/service/share-token.ts'
import { ANYBODY, type DraftDeps, type Drawn, drawnDraft } from '../drafts/shown-draft.ts'
import { drawnLayout } from '../drafts/shown-layout.ts'

type SharedDraftRoutes = DraftDeps & ArticleDraftDeps & PageRequestDeps

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
      const answer =
        key.kind === 'article'
          ? await drawnArticle(deps, request, reader, key, ANYBODY)
          : await (key.kind === 'layout' ? drawnLayout : drawnDraft)(
              deps,
              request,
              reader,
              key,
              session,
            )
      return await sendPage(deps, request, reply, ANYBODY, answer)
    } catch (cause) {
      // Gone, or on a site that has no page for it: the link leads nowhere.
      if (cause instanceof Refused) return notFound(request, reply)
      throw cause
    }
  })
}

/** The same for the editor, in a frame or a window of the back office. */
export function draftPreviewRoutes(serve: Serve, deps: DraftDeps & { mode: Mode }): void {
  const asPreview = (reply: FastifyReply, { html, frames, nonce }: Drawn): Buffer => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(deps.mode, frames, nonce))
      .header('x-robots-tag', 'noindex')
    return html
  }

  serve(pagePreview, async ({ params: { id, lang }, reader, session, request, reply }) => {
    const key = pageDocument(id, lang)
    return asPreview(reply, await drawnDraft(deps, request, reader, key, session))
  })

  serve(layoutPreview, async ({ params: { id, part, lang }, reader, session, request, reply }) => {
    const key = layoutDocument({ layoutId: id, part, lang })
    return asPreview(reply, await drawnLayout(deps, request, reader, key, session))
  })
}
