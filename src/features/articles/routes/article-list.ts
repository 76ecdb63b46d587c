import type { ArticleSummary } from '../store/article-work.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { Taken } from '#framework/api/call.ts'
import type { articles, ListedArticle } from '../contract/articles.ts'
import { articleState, type ArticleState } from '../rules/own-article.ts'

type ListQuery = Pick<Taken<typeof articles.list, 'query'>, 'filter' | 'sort' | 'order'>

const french = new Intl.Collator('fr')

/** The articles asked for, in their order; those in the bin only when they are asked for. */
export function articleList(
  all: readonly ArticleSummary[],
  { filter, sort, order }: ListQuery,
  now: string,
): ListedArticle[] {
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
    .toSorted((a, b) => french.compare(a[sort] ?? '', b[sort] ?? '') || a.id - b.id)
  return order === 'ASC' ? found : found.toReversed()
}

function isAsked(
  wanted: ListQuery['filter']['state'],
  state: ArticleState,
  hasDraft: boolean,
): boolean {
  if (wanted === undefined) return state !== 'removed'
  if (wanted === 'changed') return hasDraft && (state === 'published' || state === 'scheduled')
  return state === wanted
}
