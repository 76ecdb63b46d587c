import type { DefineRoute } from '#framework/api/admin-route.ts'
import { idParams } from '#framework/api/call.ts'
import { articleDocument } from '#features/articles/service/written-articles.ts'
import { type ArticleDraftDeps, drawnArticle } from '../drafts/shown-article.ts'
import { sendPage } from './page.ts'

/** An own article as the site would show it, with what is written now, in a frame of the back office. */
export function previewRoutes(route: DefineRoute, deps: ArticleDraftDeps): void {
  route({
    method: 'GET',
    path: '/articles/:id/preview',
    right: 'articles.read',
    params: idParams,
    async handle({ reader, session, params, request, reply }) {
      const key = articleDocument(params.id)
      const answer = await drawnArticle(deps, request, reader, key, session)
      return sendPage(deps, request, reply.header('x-robots-tag', 'noindex'), session, answer)
    },
  })
}
