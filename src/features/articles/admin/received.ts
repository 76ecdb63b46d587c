import { type ArticleChoice, isPinned } from '#base/core/article/article-choice.ts'

/** An article of any provider, with what the firm adds to it (features/articles/routes/choice-routes.ts). */
export interface ReceivedArticle {
  /** Its slug. */
  id: string
  title: string
  motifs: string[]
  publishedAt: string
  origin: 'own' | 'provider' | 'feed' | ''
  /** Whose text it is, for an article of a public feed. */
  source: string
  path: string
  choice: ArticleChoice | null
}

/** Where articles come from, as editors read it. */
export const ORIGIN_WORDS: Readonly<Record<ReceivedArticle['origin'], string>> = {
  own: 'Le cabinet',
  provider: 'Le fournisseur',
  feed: 'Flux public',
  '': 'N’est plus fourni',
}

/** What the interface takes as a change. */
export interface ChoiceChange {
  opinion: { html: string; signature: string } | null
  pin: { until: string } | null
  isHidden: boolean
}

/** Whether an article is pinned now. */
export const isOnTop = (choice: ArticleChoice | null): boolean =>
  choice !== null && isPinned(choice, new Date().toISOString())

export const changeOf = (choice: ArticleChoice | null): ChoiceChange => ({
  opinion: choice?.opinion
    ? { html: choice.opinion.html, signature: choice.opinion.signature }
    : null,
  pin: choice?.pin ? { until: choice.pin.until } : null,
  isHidden: choice?.isHidden ?? false,
})
