import type { ArticleList, ArticleListItem, ArticleOrigin } from '#base/core/article/article.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import type { ProviderName } from '#base/core/settings/feed-source.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import {
  type ArticleGateway,
  EditorialUnavailable,
  type MotifMap,
} from '#base/core/article/article-gateway.ts'

/** One provider of a site, and which motifs it may supply. */
export interface Source {
  name: ProviderName
  editorial: ArticleGateway
  supplies(motif: string): boolean
  /** Where its articles come from, unless they say so themselves. */
  origin?: ArticleOrigin
  /** Its answers hold as long as the site's content does. */
  isStored?: boolean
}

/**
 * Several providers as one: lists hold the first one's articles, newest first, then
 * the next one's, each for the motifs that it may supply; a slug that two have is the first one's. A
 * provider that fails costs its own articles only.
 */
export function mergeSources(parts: readonly Source[]): ArticleGateway {
  /** The first articles of all parts, `limit` at most of each. */
  async function firstOf(motifs: string[], limit: number, size: ImageSize): Promise<ArticleList> {
    const asked = parts.flatMap((part) => {
      const codes = motifs.filter(part.supplies)
      return codes.length > 0 ? [{ part, codes }] : []
    })
    const lists = await settled(
      asked.map(async ({ part: { name, editorial }, codes }) => {
        const own = await editorial.listByMotifs({ motifs: codes, perPage: limit, page: 1, size })
        return { ...own, articles: own.articles.flatMap((item) => outside(name, item)) }
      }),
    )
    const all = lists.flatMap(({ articles }) => articles)
    const articles = firstOfSlug(all)
    const total = lists.reduce(
      (sum, { countArticle, articles: own }) => sum + Math.max(countArticle, own.length),
      0,
    )
    return { articles, countArticle: total - (all.length - articles.length) }
  }

  async function list(motifs: string[], offset: number, limit: number, size: ImageSize) {
    const start = Math.min(offset, PAGINATION_CAP)
    const end = Math.min(offset + limit, PAGINATION_CAP)
    const { articles, countArticle } = await firstOf(motifs, Math.max(end, 1), size)
    return { articles: articles.slice(start, end), countArticle }
  }

  return {
    async subscribedMotifs() {
      const maps = await settled(
        parts.map(async ({ editorial, supplies }) =>
          Object.entries(await editorial.subscribedMotifs()).filter(([code]) => supplies(code)),
        ),
      )
      const motifs: MotifMap = {}
      for (const [code, label] of maps.flat()) motifs[code] ??= label
      return motifs
    },
    listByMotifs: ({ motifs, perPage, page, size }) =>
      list(motifs, (page - 1) * perPage, perPage, size),
    listByOffset: ({ motifs, limit, offset, size }) => list(motifs, offset, limit, size),

    async articleId(slug) {
      let failure: unknown = null
      for (const { name, editorial } of parts) {
        try {
          const id = await editorial.articleId(slug)
          const known = id === null ? null : outsideId(name, id)
          if (known !== null) return known
        } catch (cause) {
          failure ??= cause
        }
      }
      if (failure !== null) throw failure
      return null
    },

    async article({ id, xsl, size }) {
      const owner = ownerOf(id)
      const part = parts.find(({ name }) => name === owner.name)
      const article = (await part?.editorial.article({ id: owner.id, xsl, size })) ?? null
      return article && { ...article, id }
    },
  }
}

/** Answers of those that gave one. @throws what the first one threw when none did */
async function settled<T>(questions: readonly Promise<T>[]): Promise<T[]> {
  const ends = await Promise.allSettled(questions)
  const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  const failed = ends.find((end) => end.status === 'rejected')
  if (answers.length === 0 && failed) {
    throw failed.reason instanceof Error
      ? failed.reason
      : new EditorialUnavailable('Aucun fournisseur n’a répondu.', { cause: failed.reason })
  }
  return answers
}

function firstOfSlug(items: readonly ArticleListItem[]): ArticleListItem[] {
  const slugs = new Set<string>()
  return items.filter(({ slug }) => !slugs.has(slug) && slugs.add(slug))
}

/**
 * Where the ids of each provider begin once they are mixed, so that an id tells whose it is: own
 * articles keep theirs, those of the contract stand above, public feeds make theirs from 4e15 on.
 */
const FIRST_ID = { library: 0, http: 1e15, feeds: 4e15 } as const

const limitOf = (name: ProviderName): number =>
  ({ library: FIRST_ID.http, http: FIRST_ID.feeds, feeds: Number.MAX_SAFE_INTEGER })[name]

/** An id among those of all providers; `null` for one too big to tell whose it is. */
function outsideId(name: ProviderName, id: number): number | null {
  const known = name === 'http' ? id + FIRST_ID.http : id
  return known < limitOf(name) ? known : null
}

function outside(name: ProviderName, item: ArticleListItem): ArticleListItem[] {
  const id = outsideId(name, item.id)
  return id === null ? [] : [{ ...item, id }]
}

function ownerOf(id: number): { name: ProviderName; id: number } {
  if (id < FIRST_ID.http) return { name: 'library', id }
  if (id < FIRST_ID.feeds) return { name: 'http', id: id - FIRST_ID.http }
  return { name: 'feeds', id }
}
