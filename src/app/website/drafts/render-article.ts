import type { SiteReader } from '#base/core/page/site-reader.ts'
import { Refused } from '#base/kit/refused.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { libraryEditorial } from '#features/articles/providers/library/library-gateway.ts'
import { SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { figuresIn, openArticles } from '#features/articles/service/open-articles.ts'
import { articlePath } from '#features/articles/service/article-address.ts'
import { publishedArticle } from '#features/articles/service/article-form.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { ARTICLES } from '#features/publishing/kinds/article-kind.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { answerPage, type Website } from '../answer-page.ts'
import { type DraftDeps, type DraftPage, type DraftView, placeOf } from './render-draft.ts'

/** Stands in for the slug of an article that has none yet. */
const NO_SLUG = 'apercu'

export type ArticleDraftDeps = Website &
  DraftDeps & {
    /** Cleans an editor's HTML by the allow-list. */
    clean(html: string): string | Promise<string>
  }

/**
 * Draws the draft of an own article, or what is live without one, on the page that shows articles of its
 * kind. It is nobody's to keep.
 * @throws {Refused} `absent` when there is no such article, `invalid` when no page of the site shows it
 */
export async function renderDraftArticle(
  deps: ArticleDraftDeps,
  view: DraftView,
): Promise<DraftPage> {
  const { request, reader, lookedAtBy: session } = view
  const { live, content } = await versionOf(placeOf(deps, view), ARTICLES)
  const { fields } = content
  const article = await publishedArticle(
    { ...fields, slug: fields.slug || NO_SLUG },
    {
      id: live.id,
      live: live.article,
      now: deps.clock().toISOString(),
      clean: deps.clean,
      sanitiserVersion: SANITISER_VERSION,
    },
  )
  const path = await articlePath(reader, article)
  if (path === '') {
    throw new Refused(
      'invalid',
      'Le site n’a pas de page d’actualités dans cette langue : créez-la, ou choisissez-la dans les réglages.',
    )
  }
  const shown = { ...deps, editorialOf: () => onlyArticle(deps, reader.site, article) }
  const answer = await answerPage(shown)({
    reader,
    url: requestUrl(path),
    session,
    warn: (message, cause) => request.log.debug({ err: cause }, message),
  })
  if (answer.kind === 'redirect') {
    throw new Refused('invalid', 'Cette adresse mène ailleurs : changez celle de l’article.')
  }
  return { ...answer, hasToken: true }
}

/** A library that shows one article, whatever its date. */
const onlyArticle = (
  { stores, clock }: ArticleDraftDeps,
  site: SiteReader['site'],
  article: StoredArticle,
) =>
  libraryEditorial(
    {
      ...openArticles(stores.articles, site),
      idOfSlug: async (slug) => (slug === article.slug ? article.id : null),
      find: async () => figuresIn(article, article.lang, site.settings, clock().toISOString()),
    },
    { clock, language: article.lang },
  )
