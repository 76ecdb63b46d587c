import type { Article, ArticleList, ArticleOrigin } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { Remember } from '#base/core/page/site-reader.ts'

/** The same calls, asked or answered otherwise. */
export type GatewayStep = (inner: ArticleGateway) => ArticleGateway

/** One call on its way to a gateway. */
interface Passing {
  call: keyof ArticleGateway
  /** What it asks, without the signal. */
  query: unknown
  signal: AbortSignal | undefined
}

/** Asks the gateway behind; a signal that is given up lets it drop the call. */
type Ask<T> = (signal: AbortSignal | undefined) => Promise<T>

/** Every call goes through `pass`, which asks when it wants to, and answers. */
export const around =
  (pass: <T>(passing: Passing, ask: Ask<T>) => Promise<T>): GatewayStep =>
  (inner) => ({
    subscribedMotifs: () =>
      pass({ call: 'subscribedMotifs', query: null, signal: undefined }, () =>
        inner.subscribedMotifs(),
      ),
    listByMotifs: ({ signal, ...query }) =>
      pass({ call: 'listByMotifs', query, signal }, (own) =>
        inner.listByMotifs({ ...query, ...signalled(own) }),
      ),
    listByOffset: ({ signal, ...query }) =>
      pass({ call: 'listByOffset', query, signal }, (own) =>
        inner.listByOffset({ ...query, ...signalled(own) }),
      ),
    articleId: (slug, signal) =>
      pass({ call: 'articleId', query: slug, signal }, (own) => inner.articleId(slug, own)),
    article: ({ signal, ...query }) =>
      pass({ call: 'article', query, signal }, (own) =>
        inner.article({ ...query, ...signalled(own) }),
      ),
  })

/** What is made of answers on their way back. */
interface Answering {
  list(list: ArticleList): ArticleList | Promise<ArticleList>
  article(article: Article): Article | Promise<Article>
}

/** The same gateway, whose lists and articles are changed, or looked at, on their way back. */
export const answering =
  ({ list, article }: Answering): GatewayStep =>
  (inner) => ({
    ...inner,
    listByMotifs: async (query) => list(await inner.listByMotifs(query)),
    listByOffset: async (query) => list(await inner.listByOffset(query)),
    async article(query) {
      const found = await inner.article(query)
      return found && article(found)
    },
  })

/** The member that hands a signal on, when there is one. */
export const signalled = (signal: AbortSignal | undefined): { signal?: AbortSignal } =>
  signal ? { signal } : {}

/** The articles say where they come from. */
export const markOrigin = (origin: ArticleOrigin): GatewayStep =>
  answering({
    list: ({ articles, countArticle }) => ({
      articles: articles.map((item) => ({ ...item, origin })),
      countArticle,
    }),
    article: (article) => ({ ...article, origin }),
  })

const MINUTE = 60_000

/**
 * Answers hold as long as the site's content does, and at most to the end of the minute, since
 * articles appear at their hour. For answers that come from the site's own store. The caller's signal
 * is left out: one answer serves many callers.
 */
export const cacheAnswers = (remember: Remember, now: () => Date): GatewayStep =>
  around(({ call, query }, ask) => {
    const minute = Math.floor(now().getTime() / MINUTE)
    return remember(`editorial ${call} ${JSON.stringify(query)} ${minute}`, () => ask(undefined))
  })
