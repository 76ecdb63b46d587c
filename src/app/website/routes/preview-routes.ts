import type { Serve } from '#framework/api/serve.ts'
import { articles } from '#features/articles/contract/articles.ts'
import { articleDocument } from '#features/articles/service/written-articles.ts'
import { type ArticleDraftDeps, drawnArticle } from '../drafts/shown-article.ts'
import { sendPage } from './page.ts'

/** An own article as the site would show it, with what is written now, in a frame of the back office. */
export function previewRoutes(serve: Serve, deps: ArticleDraftDeps): void {
  serve(articles.preview, async ({ reader, session, params, request, reply }) => {
    const key = articleDocument(params.id)
    const answer = await drawnArticle(deps, request, reader, key, session)
    return sendPage(deps, request, reply.header('x-robots-tag', 'noindex'), session, answer)
  })
}
