import type { Article } from '#domain/article.ts'
import type { Language } from '#domain/site.ts'

/** An own article with what only the store knows. */
export type StoredArticle = Omit<Article, 'html'> & {
  html: string
  lang: Language
  sanitiserVersion: number
}
