import type { ArticleState } from '../rules/own-article.ts'

/** An own article in the list. */
export interface ListedArticle {
  id: number
  lang: 'fr' | 'en'
  title: string
  motifs: string[]
  state: ArticleState
  hasDraft: boolean
  publishedAt: string | null
  reviewAt: string
  updatedAt: string
  updatedBy: string
}

/** Every state as editors read it. */
export const STATE_WORDS: Readonly<Record<ArticleState, string>> = {
  draft: 'Brouillon',
  published: 'En ligne',
  scheduled: 'Programmé',
  removed: 'Corbeille',
}

/** Where own articles and received ones are looked at. */
export const ARTICLE_SECTIONS = [
  { path: '/articles', label: 'Nos articles et vidéos' },
  { path: '/articles/received', label: 'Tous les articles reçus' },
] as const
