import type { ArticleList, ArticleOrigin } from '#domain/article.ts'
import type { Editorial } from './editorial.ts'

/** The same gateway, whose articles say where they come from. */
export function withOrigin(inner: Editorial, origin: ArticleOrigin): Editorial {
  const marked = ({ articles, countArticle }: ArticleList): ArticleList => ({
    articles: articles.map((item) => ({ ...item, origin })),
    countArticle,
  })
  return {
    ...inner,
    listByMotifs: async (query) => marked(await inner.listByMotifs(query)),
    listByOffset: async (query) => marked(await inner.listByOffset(query)),
    async article(query) {
      const article = await inner.article(query)
      return article && { ...article, origin }
    },
  }
}
