import type { ArticleState } from '../rules/own-article.ts'

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
