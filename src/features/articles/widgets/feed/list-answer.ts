import type { ArticleListItem } from '#base/core/article/article.ts'
import { type MotifsInForce, motifsInForce } from '#base/core/article/motifs.ts'
import type { MotifMap } from '#base/core/article/article-gateway.ts'
import { type FeedQuery, type FeedFacts, isPaginated, readsAddress } from './feed-facts.ts'
import { feedPlan, type FeedSource, fetchFeed } from './feed-plan.ts'

/** What the provider gave for a list, and for which motifs and page. */
export interface ListAnswer {
  force: MotifsInForce
  /** Page asked for. */
  page: number
  items: ArticleListItem[]
  countArticle: number
}

type MotifFacts = Pick<FeedFacts, 'options' | 'pageMotifs'> & { subscribed: MotifMap | null }

/** The motifs of a list (requirements D3); `mo` is what the visitor asks for. */
export const listMotifs = (
  { options, pageMotifs, subscribed }: MotifFacts,
  mo: string[] | null,
): MotifsInForce =>
  motifsInForce({
    mo,
    pageMotifs,
    widgetMotifs: options.motifs,
    pageAuto: options.page_auto || options.request_type === 'related',
    readsMo: readsAddress(options),
    subscribed,
  })

/** Makes the calls of a list: the same on the server and in the browser (requirements D13). */
export async function askList(
  facts: FeedFacts,
  query: FeedQuery,
  source: FeedSource,
  signal?: AbortSignal,
): Promise<ListAnswer> {
  const { options, size, currentId } = facts
  const force = listMotifs(facts, query.mo)
  const page = isPaginated(options) ? query.page : 1
  if (force.noneLeft) return { force, page, items: [], countArticle: 0 }
  const { motifs, fromMo } = force
  const plan = feedPlan(options, {
    motifs,
    // A visitor who chose topics gets no lead of another one.
    leadMotifs: options.lead_motifs.filter((motif) => !fromMo || motifs.includes(motif)),
    page,
    currentId,
    size,
  })
  return { force, page, ...(await fetchFeed(plan, source, signal)) }
}
