import { type ArticleChoice, choiceFor, isPinned } from '#base/core/article/article-choice.ts'
import type { Article, ArticleList, ArticleListItem } from '#base/core/article/article.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import { type GatewayStep, signalled } from './gateway-steps.ts'

interface CurationOptions {
  /** What the firm adds to articles; asked once a call. */
  choices(): Promise<readonly ArticleChoice[]>
  clock(): Date
  /** Language of the lists: a pin counts in its own. */
  language: ArticleChoice['lang']
  /** Transform code with which a pinned article is read that no list reaches. */
  xsl: string
}

interface ListQuery {
  motifs: string[]
  size: ImageSize
  signal?: AbortSignal
}

/**
 * What the firm adds to articles of its providers: hidden ones are neither
 * listed nor shown, pinned ones come first in the lists that hold them, and an article carries the
 * firm's opinion. Counts and pages stay right; a list still ends with its 120th article
 * (requirements G5).
 */
export const curate =
  ({ choices, clock, language, xsl }: CurationOptions): GatewayStep =>
  (inner) => {
    /** Everything of some motifs that a list may show, in the order in which it shows it. */
    async function whole(
      { hidden, pinned }: { hidden: ReadonlySet<string>; pinned: string[] },
      { motifs, size, signal }: ListQuery,
    ): Promise<ArticleList> {
      const asked = { motifs, size, perPage: PAGINATION_CAP, page: 1, ...signalled(signal) }
      const { articles, countArticle } = await inner.listByMotifs(asked)
      const shown = articles.filter(({ slug }) => !hidden.has(slug))
      const count = Math.max(countArticle, articles.length)
      const isCut = count > articles.length
      const first: ArticleListItem[] = []
      for (const slug of pinned) {
        const listed = shown.find((item) => item.slug === slug)
        const item = listed ?? (isCut ? await beyond(slug, { motifs, size }, signal) : null)
        if (item) first.push(item)
      }
      const ahead = new Set(first.map(({ slug }) => slug))
      const rest = shown.filter(({ slug }) => !ahead.has(slug))
      const hiddenHere = articles.length - shown.length
      return {
        articles: [...first, ...rest].slice(0, PAGINATION_CAP),
        // What is hidden beyond the last article that a list reaches is not counted anywhere.
        countArticle:
          hiddenHere > 0 && isCut
            ? Math.min(PAGINATION_CAP, first.length + rest.length)
            : count - hiddenHere,
      }
    }

    /** A pinned article that stands further back than any list goes. */
    async function beyond(
      slug: string,
      { motifs, size }: ListQuery,
      signal: AbortSignal | undefined,
    ): Promise<ArticleListItem | null> {
      const id = await inner.articleId(slug, signal)
      const article =
        id === null ? null : await inner.article({ id, xsl, size, ...signalled(signal) })
      return article?.motifs.some((motif) => motifs.includes(motif)) ? itemOf(article) : null
    }

    async function part(
      query: ListQuery,
      offset: number,
      limit: number,
      plain: () => Promise<ArticleList>,
    ): Promise<ArticleList> {
      const changed = changesOf(await choices(), language, clock())
      if (changed === null) return plain()
      const { articles, countArticle } = await whole(changed, query)
      return { articles: articles.slice(offset, offset + limit), countArticle }
    }

    const choiceOf = async (article: Pick<Article, 'slug' | 'externalKey'>) =>
      choiceFor(await choices(), article)

    return {
      subscribedMotifs: () => inner.subscribedMotifs(),
      listByMotifs: (query) =>
        part(query, (query.page - 1) * query.perPage, query.perPage, () =>
          inner.listByMotifs(query),
        ),
      listByOffset: (query) =>
        part(query, query.offset, query.limit, () => inner.listByOffset(query)),
      async articleId(slug, signal) {
        const choice = (await choices()).find((one) => one.slug === slug)
        return choice?.isHidden ? null : inner.articleId(slug, signal)
      },
      async article(query) {
        const article = await inner.article(query)
        const choice = article && (await choiceOf(article))
        if (!choice) return article
        if (choice.isHidden) return null
        return choice.opinion ? { ...article, opinion: choice.opinion } : article
      },
    }
  }

/** Choices that change lists, or nothing. */
function changesOf(all: readonly ArticleChoice[], language: ArticleChoice['lang'], at: Date) {
  const now = at.toISOString()
  const hidden = new Set(all.filter(({ isHidden }) => isHidden).map(({ slug }) => slug))
  const pinned = all.filter((choice) => choice.lang === language && isPinned(choice, now))
  return hidden.size + pinned.length === 0
    ? null
    : { hidden, pinned: pinned.toSorted(newestPinFirst).map(({ slug }) => slug) }
}

const newestPinFirst = (a: ArticleChoice, b: ArticleChoice): number =>
  (b.pin?.at ?? '').localeCompare(a.pin?.at ?? '')

function itemOf(article: Article): ArticleListItem {
  const { id, title, summary, slug, motifs, mediasPaths, dateUpdate, datePublished } = article
  const { duration, source, origin } = article
  return {
    id,
    title,
    summary,
    slug,
    motifs,
    mediasPaths: JSON.stringify(mediasPaths),
    dateUpdate,
    datePublished,
    ...(duration === undefined ? {} : { duration }),
    ...(source === undefined ? {} : { source }),
    ...(origin === undefined ? {} : { origin }),
  }
}
