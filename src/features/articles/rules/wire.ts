import type {
  Article,
  ArticleList,
  ArticleListItem,
  ArticleSource,
  ArticleVideo,
  MediaPath,
} from '#base/core/article/article.ts'
import type { MotifMap } from '#base/core/article/article-gateway.ts'

/** Answer of call 1: code → « CODE : description ». */
export interface WireMotifs {
  data: { motifs: MotifMap }
}

/**
 * Answer of calls 2 and 3: an array with `withoutIdInKey=true`, else an object by id (requirements
 * G3). `countArticle` is the true count; an item's `mediasPaths` is JSON text.
 */
export interface WireList {
  data: {
    articles: ArticleListItem[] | Record<string, ArticleListItem>
    arrayPagination: { countArticle: number }
  }
}

/** An unknown slug or id: whoever reads looks for `success`, not for its value. */
interface WireNotFound {
  success: false
}

/** Answer of call 4. */
export type WireSlug = { data: { articleId: number } } | WireNotFound

/** Fields of a full article; the last five are extras of ours that readers do without. */
interface WireArticleFields {
  id: number
  title: string
  summary: string
  datePublished: string
  dateUpdate: string
  externalKey: string
  mediasPaths: MediaPath[]
  copyright_year: string
  slug?: string
  motifs?: string[]
  duration?: string
  video?: ArticleVideo
  source?: ArticleSource
}

/** Answer of call 5: the body as HTML, and the fields. */
export type WireArticle = { data: { article: string; data: WireArticleFields } } | WireNotFound

const NOT_FOUND: WireNotFound = { success: false }

export const toWireMotifs = (motifs: MotifMap): WireMotifs => ({ data: { motifs } })

export function toWireList(
  { articles, countArticle }: ArticleList,
  { withoutIdInKey }: { withoutIdInKey: boolean },
): WireList {
  const items = articles.map(wireItem)
  return {
    data: {
      articles: withoutIdInKey
        ? items
        : Object.fromEntries(items.map((item) => [String(item.id), item])),
      arrayPagination: { countArticle },
    },
  }
}

/** Field by field, so that nothing an adapter carries besides reaches the browser. */
const wireItem = (item: ArticleListItem): ArticleListItem => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  slug: item.slug,
  motifs: item.motifs,
  mediasPaths: item.mediasPaths,
  dateUpdate: item.dateUpdate,
  ...(item.datePublished === undefined ? {} : { datePublished: item.datePublished }),
  ...(item.duration === undefined ? {} : { duration: item.duration }),
  ...(item.source === undefined ? {} : { source: item.source }),
})

export const toWireSlug = (articleId: number | null): WireSlug =>
  articleId === null ? NOT_FOUND : { data: { articleId } }

export function toWireArticle(article: Article | null): WireArticle {
  if (article === null) return NOT_FOUND
  const { id, title, summary, datePublished, dateUpdate, externalKey } = article
  return {
    data: {
      article: article.html,
      data: {
        id,
        title,
        summary,
        datePublished,
        dateUpdate,
        externalKey,
        mediasPaths: article.mediasPaths,
        copyright_year: article.copyright_year,
        slug: article.slug,
        motifs: article.motifs,
        ...(article.duration === undefined ? {} : { duration: article.duration }),
        ...(article.video === undefined ? {} : { video: article.video }),
        ...(article.source === undefined ? {} : { source: article.source }),
      },
    },
  }
}
