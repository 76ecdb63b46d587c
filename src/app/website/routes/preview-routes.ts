import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import type { Stores } from '#app/stores.ts'
import { libraryEditorial } from '#features/articles/providers/library/library-gateway.ts'
import { SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { type FrameDeps, framedPage } from './framed-page.ts'
import { articleId } from '#features/articles/routes/article-body.ts'
import { publishedArticle } from '#features/articles/service/article-form.ts'
import { articleOf, articlePath, fieldsOf } from '#features/articles/service/shown-article.ts'

/** Stands in for the slug of an article that has none yet. */
const NO_SLUG = 'apercu'

export type ArticlePreviewRoutes = FrameDeps & {
  stores: Stores
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string | Promise<string>
}

/** An own article as the site would show it, with what is written now. */
export function previewRoutes(route: DefineRoute, deps: ArticlePreviewRoutes): void {
  route({
    method: 'GET',
    path: '/articles/:id/preview',
    right: 'articles.read',
    params: articleId,
    async handle({ siteId, reader, session, params, request, reply }) {
      const work = await articleOf(deps.stores, siteId, params.id)
      const fields = fieldsOf(work)
      const now = deps.clock().toISOString()
      const article = await publishedArticle(
        { ...fields, slug: fields.slug || NO_SLUG },
        {
          id: work.id,
          live: work.live,
          now,
          clean: deps.clean,
          sanitiserVersion: SANITISER_VERSION,
        },
      )
      const path = await articlePath(reader, article)
      if (path === '') {
        throw new Refused(
          'invalid',
          'Le site n’a pas de page d’actualités dans cette langue : créez-la, ou choisissez-la dans les réglages.',
        )
      }
      const shown = { ...deps, editorialOf: () => onlyArticle(deps, siteId, article) }
      return framedPage(shown, {
        path,
        session,
        request,
        reply,
        elsewhere: 'Cette adresse mène ailleurs : changez celle de l’article.',
      })
    },
  })
}

/** A library that shows one article, whatever its date. */
const onlyArticle = (
  { stores, clock }: ArticlePreviewRoutes,
  siteId: number,
  article: StoredArticle,
) =>
  libraryEditorial(
    {
      motifs: () => stores.articles.motifs(siteId),
      list: (query) => stores.articles.list(siteId, query),
      idOfSlug: async (slug) => (slug === article.slug ? article.id : null),
      find: async () => article,
    },
    { clock, language: article.lang },
  )
