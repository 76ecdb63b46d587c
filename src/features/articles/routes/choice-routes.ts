import type { FastifyBaseLogger } from 'fastify'
import { type ArticleChoice, choiceFor, isPinned } from '#base/core/article/article-choice.ts'
import { Refused } from '#base/kit/refused.ts'
import { fold } from '#base/kit/text/fold.ts'
import { originOf } from '../rules/indexing.ts'
import type { Gateway } from '../service/gateway.ts'
import type { ArticleChoices } from '../store/article-choices.ts'
import type { ArticleStore } from '../store/article-store.ts'
import type { Serve } from '#framework/api/serve.ts'
import { received } from '../contract/received.ts'
import { pageOf } from '#framework/api/list-query.ts'
import {
  type ChoiceParts,
  chooseArticle,
  ownArticle,
  receivedArticles,
} from '../service/choose-article.ts'
import { articlePath } from '../service/article-address.ts'

interface Stores {
  articleChoices: ArticleChoices
  articles: ArticleStore
}

export type ChoiceRoutes = ChoiceParts &
  Pick<Gateway, 'plainSources'> & { stores: Stores; logger: FastifyBaseLogger }

/** Articles of all providers with what the firm adds to them. */
export function choiceRoutes(serve: Serve<Stores>, deps: ChoiceRoutes): void {
  const { stores, clock } = deps
  const now = () => clock().toISOString()

  serve(received.list, async ({ siteId, reader, query }) => {
    const { lang, motif, q, choice: wanted, origin } = query.filter
    const choices = new Map(
      (await stores.articleChoices.list(siteId)).map((one) => [one.slug, one]),
    )
    const sources = deps.plainSources(reader.site, lang)
    const found = await receivedArticles({ ...deps, siteId }, sources, motif)
    const listed = new Set(found.articles.map((article) => article.slug))
    const words = fold(q ?? '').split(' ')
    const all = [
      ...found.articles.map((article) => ({
        id: article.slug,
        title: article.title,
        motifs: article.motifs,
        publishedAt: article.datePublished ?? article.dateUpdate,
        origin: originOf(article),
        source: article.source?.name ?? '',
        choice: choices.get(article.slug) ?? null,
      })),
      // What a provider does not list any more can still be taken back.
      ...[...choices.values()]
        .filter((one) => one.lang === lang && !listed.has(one.slug) && motif === undefined)
        .map((one) => ({
          id: one.slug,
          title: one.title,
          motifs: [],
          publishedAt: '',
          origin: '' as const,
          source: '',
          choice: one,
        })),
    ].filter(
      (article) =>
        words.every((word) => fold(`${article.title} ${article.id}`).includes(word)) &&
        (origin === undefined || article.origin === origin) &&
        isWanted(wanted, article.choice, now()),
    )
    const { data, total } = pageOf(all, query)
    const withPaths = data.map(async (article) => ({
      ...article,
      path: await articlePath(reader, { lang, motifs: article.motifs, slug: article.id }),
    }))
    return { data: await Promise.all(withPaths), total, failed: found.failed }
  })

  serve(received.choice, async ({ siteId, params: { slug } }) => {
    const own = await ownArticle(stores, siteId, slug)
    const choices = await stores.articleChoices.list(siteId)
    const choice = choiceFor(choices, { slug, externalKey: own?.externalKey ?? '' })
    if (own === null && choice === null) {
      throw new Refused('absent', 'Cet article n’existe pas ou plus.')
    }
    return { id: slug, choice }
  })

  serve(received.choose, async ({ siteId, reader, params, body, audited }) => {
    const { site } = reader
    const sources = deps.plainSources(site, body.lang)
    const choosing = { ...deps, sources, xsl: site.settings.xsl_code }
    const chosen = await chooseArticle(choosing, siteId, { ...body, ...params }, audited)
    return { id: params.slug, choice: chosen }
  })
}

function isWanted(
  wanted: 'opinion' | 'pinned' | 'hidden' | undefined,
  found: ArticleChoice | null,
  now: string,
): boolean {
  switch (wanted) {
    case undefined:
      return true
    case 'opinion':
      return found !== null && found.opinion !== null
    case 'pinned':
      return found !== null && isPinned(found, now)
    case 'hidden':
      return found?.isHidden === true
  }
}
