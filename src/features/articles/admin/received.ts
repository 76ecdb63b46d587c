import { type ArticleChoice, isPinned } from '#base/core/article/article-choice.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { ChoiceChange, ReceivedArticle } from '../contract/received.ts'

/** Where articles come from, as editors read it. */
export const ORIGIN_WORDS: Readonly<Record<ReceivedArticle['origin'], string>> = {
  own: 'Le cabinet',
  provider: 'Le fournisseur',
  feed: 'Flux public',
  '': 'N’est plus fourni',
}

/** Whether an article is pinned now. */
export const isOnTop = (choice: ArticleChoice | null): boolean =>
  choice !== null && isPinned(choice, new Date().toISOString())

/** Until when an article is pinned. */
export const pinWords = (choice: ArticleChoice | null): string =>
  choice?.pin?.until ? `Épinglé jusqu’au ${dateOf(choice.pin.until)}` : 'Épinglé'

export const changeOf = (choice: ArticleChoice | null): ChoiceChange => ({
  opinion: choice?.opinion
    ? { html: choice.opinion.html, signature: choice.opinion.signature }
    : null,
  pin: choice?.pin ? { until: choice.pin.until } : null,
  isHidden: choice?.isHidden ?? false,
})
