import type { StoredArticle } from '#content/stored-article.ts'
import { libraryEditorial } from '#editorial/library/library-editorial.ts'
import { SANITISER_VERSION } from '#editorial/sanitise.ts'
import type { PageDeps } from '../../page-answer.ts'
import { Refused } from '#domain/refused.ts'
import type { DefineRoute } from '../admin-route.ts'
import { framedPage } from '../framed-page.ts'
import { articleId } from './article-body.ts'
import { publishedArticle } from './article-form.ts'
import { articleOf, articlePath, fieldsOf } from './shown-article.ts'

/** Stands in for the slug of an article that has none yet. */
const NO_SLUG = 'apercu'

/** An own article as the site would show it, with what is written now. */
export function previewRoutes(route: DefineRoute, deps: PageDeps): void {
  route({
    method: 'GET',
    path: '/articles/:id/preview',
    right: 'articles.read',
    params: articleId,
    async handle({ siteId, reader, session, params, request, reply }) {
      const work = await articleOf(deps.store, siteId, params.id)
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
const onlyArticle = ({ store, clock }: PageDeps, siteId: number, article: StoredArticle) =>
  libraryEditorial(
    {
      motifs: () => store.articles.motifs(siteId),
      list: (query) => store.articles.list(siteId, query),
      idOfSlug: async (slug) => (slug === article.slug ? article.id : null),
      find: async () => article,
    },
    { clock, language: article.lang },
  )
