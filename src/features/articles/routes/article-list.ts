import { z } from 'zod'
import type { ArticleSummary } from '../store/article-work.ts'
import { fold } from '#base/kit/text/fold.ts'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { articleState, type ArticleState } from '../rules/own-article.ts'

/** Which articles an editor asks for. */
export const articleFilter = z.strictObject({
  q: z.string().max(200).optional(),
  state: z.enum(['draft', 'published', 'scheduled', 'removed', 'changed']).optional(),
  motif: z.string().regex(MOTIF_CODE).optional(),
  lang: z.enum(['fr', 'en']).optional(),
})

export const ARTICLE_SORTS = ['updatedAt', 'title', 'publishedAt', 'reviewAt'] as const

export type ListedArticle = ArticleSummary & { state: ArticleState }

interface ListQuery {
  filter: z.infer<typeof articleFilter>
  /** One of `ARTICLE_SORTS`. */
  sort: string
  order: 'ASC' | 'DESC'
}

const french = new Intl.Collator('fr')

/** The articles asked for, in their order; those in the bin only when they are asked for. */
export function articleList(
  all: readonly ArticleSummary[],
  { filter, sort, order }: ListQuery,
  now: string,
): ListedArticle[] {
  const key = ARTICLE_SORTS.find((known) => known === sort) ?? 'updatedAt'
  const words = fold(filter.q ?? '').split(' ')
  const found = all
    .map((article) => ({ ...article, state: articleState(article, now) }))
    .filter(
      ({ state, hasDraft, title, slug, motifs, lang }) =>
        isAsked(filter.state, state, hasDraft) &&
        (filter.motif === undefined || motifs.includes(filter.motif)) &&
        (filter.lang === undefined || lang === filter.lang) &&
        words.every((word) => fold(`${title} ${slug}`).includes(word)),
    )
    .toSorted((a, b) => french.compare(a[key] ?? '', b[key] ?? '') || a.id - b.id)
  return order === 'ASC' ? found : found.toReversed()
}

function isAsked(
  wanted: z.infer<typeof articleFilter>['state'],
  state: ArticleState,
  hasDraft: boolean,
): boolean {
  if (wanted === undefined) return state !== 'removed'
  if (wanted === 'changed') return hasDraft && (state === 'published' || state === 'scheduled')
  return state === wanted
}
