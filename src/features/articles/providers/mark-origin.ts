import type { ArticleOrigin } from '#base/core/article/article.ts'
import { answering, type GatewayStep } from './gateway-steps.ts'

/** The articles say where they come from. */
export const markOrigin = (origin: ArticleOrigin): GatewayStep =>
  answering({
    list: ({ articles, countArticle }) => ({
      articles: articles.map((item) => ({ ...item, origin })),
      countArticle,
    }),
    article: (article) => ({ ...article, origin }),
  })
