import type { ArticleList } from '#base/core/article/article.ts'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import { type ArticleGateway, EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import type { ProviderAnswers } from '../provider-answers.ts'
import { type FeedArticle, feedArticles, wholeArticle } from './feed-articles.ts'
import { feedProvider, mayBeSlugOf } from './feed-names.ts'
import { type FeedReader, feedQuestion } from './feed-reading.ts'

/** What a site shows of public feeds. */
export interface SiteFeeds {
  sources: readonly FeedSource[]
  /** Motifs of the site in their order. */
  motifs(): Promise<readonly { code: string; description: string }[]>
}

/**
 * The gateway to the public feeds of a site that are switched on. A feed that
 * fails takes nothing from the others; only when all fail, and none was ever read, nobody answers.
 */
export function feedsEditorial(
  site: SiteFeeds,
  deps: FeedReader & { answers: Pick<ProviderAnswers, 'answer'> },
): ArticleGateway {
  const sources = site.sources.filter((source) => source.is_active)
  const given = new Set(sources.flatMap(motifsGiven))

  /** All articles, newest first, and the sources that never answered with what they failed of. */
  async function read(): Promise<{ articles: FeedArticle[]; failed: Map<FeedSource, unknown> }> {
    const readings = await Promise.allSettled(
      sources.map((source) =>
        deps.answers.answer(feedProvider(source.url), feedQuestion(source, deps)),
      ),
    )
    const failed = new Map<FeedSource, unknown>()
    const articles = sources.flatMap((source, place) => {
      const reading = readings[place]
      if (reading?.status === 'fulfilled') return feedArticles(reading.value, source)
      failed.set(source, reading?.reason)
      return []
    })
    if (failed.size === sources.length && failed.size > 0) {
      const cause = new AggregateError(failed.values())
      throw new EditorialUnavailable('Aucun flux public n’a pu être lu.', { cause })
    }
    return { articles: articles.toSorted(newestFirst), failed }
  }

  async function list(motifs: string[], limit: number, offset: number): Promise<ArticleList> {
    const { articles } = await read()
    const found = articles.filter(({ item }) => item.motifs.some((code) => motifs.includes(code)))
    const end = Math.min(PAGINATION_CAP, offset + limit)
    return {
      articles: found.slice(Math.min(offset, end), end).map(({ item }) => item),
      countArticle: found.length,
    }
  }

  return {
    async subscribedMotifs() {
      const motifs = await site.motifs()
      return Object.fromEntries(
        motifs
          .filter(({ code }) => given.has(code))
          .map(({ code, description }) => [code, `${code} : ${description}`]),
      )
    },
    listByMotifs: ({ motifs, perPage, page }) => list(motifs, perPage, (page - 1) * perPage),
    listByOffset: ({ motifs, limit, offset }) => list(motifs, limit, offset),
    async articleId(slug) {
      const { articles, failed } = await read()
      const found = articles.find(({ item }) => item.slug === slug)
      if (found) return found.item.id
      // An article of a source that can't be read may well be there: it is not « unknown ».
      for (const [{ key }, fault] of failed) if (mayBeSlugOf(slug, key)) throw fault
      return null
    },
    async article({ id }) {
      const { articles } = await read()
      const found = articles.find(({ item }) => item.id === id)
      return found ? wholeArticle(found) : null
    },
  }
}

/** Motifs that the entries of a source may have. */
const motifsGiven = ({ kind, motifs, keywords }: FeedSource): string[] =>
  kind === 'video' ? [VIDEO_MOTIF] : [...motifs, ...keywords.map(({ motif }) => motif)]

const newestFirst = ({ item: a }: FeedArticle, { item: b }: FeedArticle): number =>
  a.datePublished === b.datePublished ? b.id - a.id : a.datePublished < b.datePublished ? 1 : -1
