import { englishTheme } from '../../rules/english-themes.ts'
import type {
  Article,
  ArticleList,
  ArticleListItem,
  MediaPath,
} from '#base/core/article/article.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import type { Language } from '#base/kit/language.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { SANITISER_VERSION } from '../../rules/sanitise.ts'
import { cleanAgain, type OwnBody } from './clean-again.ts'

/** An own article in a list; `mediasPaths[].url` may hold `{size}`. */
type LibraryListItem = Omit<ArticleListItem, 'mediasPaths'> &
  Pick<Article, 'mediasPaths' | 'datePublished'>

/** An own article; its HTML was clean by the rules of `sanitiserVersion`. */
export type LibraryArticle = Article & { sanitiserVersion: number }

/**
 * What the library asks of the store about one site's articles. Only what is published at `now`
 * (an instant, ISO 8601 in UTC) counts.
 */
export interface LibraryQueries {
  /** Subscribed motifs in their order. */
  motifs(): Promise<{ code: string; description: string }[]>
  /**
   * Articles of one language with any of the motifs, newest publication first, then highest id.
   * `countArticle` counts all that match, also for `limit` 0.
   */
  list(query: {
    motifs: string[]
    lang: Language
    limit: number
    offset: number
    now: string
  }): Promise<{ articles: LibraryListItem[]; countArticle: number }>
  /** A slug or an id names one article, whatever its language. */
  idOfSlug(slug: string, now: string): Promise<number | null>
  find(id: number, now: string): Promise<LibraryArticle | null>
}

/**
 * The gateway to the site's own articles, in one language. What was clean by other rules than today's, or by
 * nobody's, is cleaned when it is read: `clean` may do so in a thread.
 */
export function libraryEditorial(
  queries: LibraryQueries,
  {
    clock,
    language,
    clean = async (article) => cleanAgain(article),
  }: { clock: () => Date; language: Language; clean?: (article: OwnBody) => Promise<string> },
): ArticleGateway {
  const now = () => clock().toISOString()

  async function list(
    motifs: string[],
    wanted: { limit: number; offset: number },
    size: ImageSize,
  ): Promise<ArticleList> {
    const { articles, countArticle } = await queries.list({
      motifs,
      lang: language,
      ...underCap(wanted),
      now: now(),
    })
    return { articles: articles.map((item) => listItem(item, size)), countArticle }
  }

  return {
    async subscribedMotifs() {
      const motifs = await queries.motifs()
      return Object.fromEntries(
        motifs.map(({ code, description }) => [
          code,
          `${code} : ${language === 'en' ? englishTheme(description) : description}`,
        ]),
      )
    },
    listByMotifs: ({ motifs, perPage, page, size }) =>
      list(motifs, { limit: perPage, offset: (page - 1) * perPage }, size),
    listByOffset: ({ motifs, limit, offset, size }) => list(motifs, { limit, offset }, size),
    articleId: (slug) => queries.idOfSlug(slug, now()),
    async article({ id, size }) {
      const article = await queries.find(id, now())
      if (article === null) return null
      const isClean = article.sanitiserVersion === SANITISER_VERSION
      return fullArticle(isClean ? article : { ...article, html: await clean(article) }, size)
    },
  }
}

/** Items after the 120th are never served, by any page or offset (requirements G5). */
function underCap({ limit, offset }: { limit: number; offset: number }) {
  const start = Math.min(offset, PAGINATION_CAP)
  return { limit: Math.min(limit, PAGINATION_CAP - start), offset: start }
}

const listItem = ({ mediasPaths, ...item }: LibraryListItem, size: ImageSize): ArticleListItem => ({
  ...item,
  mediasPaths: JSON.stringify(sized(mediasPaths, size)),
})

const fullArticle = (article: LibraryArticle, size: ImageSize): Article => ({
  id: article.id,
  title: article.title,
  summary: article.summary,
  slug: article.slug,
  motifs: article.motifs,
  datePublished: article.datePublished,
  dateUpdate: article.dateUpdate,
  externalKey: article.externalKey,
  copyright_year: article.copyright_year,
  html: article.html,
  mediasPaths: sized(article.mediasPaths, size),
  ...(article.duration === undefined ? {} : { duration: article.duration }),
  ...(article.video === undefined ? {} : { video: article.video }),
  ...(article.author === undefined ? {} : { author: article.author }),
  ...(article.personId === undefined ? {} : { personId: article.personId }),
  ...(article.reviewerId === undefined ? {} : { reviewerId: article.reviewerId }),
})

const sized = (medias: readonly MediaPath[], size: ImageSize): MediaPath[] =>
  medias.map((media) => ({ ...media, url: media.url.replaceAll('{size}', size) }))
