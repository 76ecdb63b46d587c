import type { ArticleListItem, ImageSize } from '#domain/article.ts'
import { excludeCurrent } from '#domain/exclude-current.ts'
import { mergeLeads, reverseOrder } from '#domain/lead-merge.ts'
import { VIDEO_PER_PAGE } from '#domain/pagination.ts'
import type { Editorial } from '#editorial/editorial.ts'
import type { FeedOptions } from './options.ts'

/** What a feed asks its provider for, once motifs and page are known. */
export interface FeedPlan {
  motifs: string[]
  page: number
  perPage: number
  /** Id of the article being read, when it must not appear in the list. */
  currentId: number | null
  offset: number
  /** One call a motif, of that many items. */
  itemsPerMotif: number | null
  leads: { motifs: string[]; items: number }
  reverse: boolean
  size: ImageSize
}

/** The calls a feed needs; satisfied by the port and, in the browser, by the site's own `/ajax`. */
export type FeedSource = Pick<Editorial, 'listByMotifs' | 'listByOffset'>

/** Articles a page shows: videos always come by three (requirements D1). */
export const perPageOf = (options: FeedOptions): number =>
  options.isActuVideo ? VIDEO_PER_PAGE : options.nb_items

/** Turns options into a plan (requirements D3, D6 to D8). */
export function feedPlan(
  options: FeedOptions,
  asked: { motifs: string[]; page: number; currentId: number | null; size: ImageSize },
): FeedPlan {
  return {
    ...asked,
    perPage: perPageOf(options),
    offset: options.offset,
    itemsPerMotif: options.fixed_motifs ? options.items_per_motif : null,
    leads: { motifs: options.lead_motifs, items: options.lead_items },
    reverse: options.reverse_order,
  }
}

/** Makes the calls of a plan and puts their answers together. */
export async function fetchFeed(
  plan: FeedPlan,
  source: FeedSource,
  signal?: AbortSignal,
): Promise<{ items: ArticleListItem[]; countArticle: number }> {
  const [leads, list] = await Promise.all([
    plan.page === 1 ? eachMotif(plan.leads.motifs, plan.leads.items, plan, source, signal) : [],
    plan.itemsPerMotif === null
      ? mainList(plan, source, signal)
      : fixedList(plan, plan.itemsPerMotif, source, signal),
  ])
  const spare = plan.currentId === null ? 0 : 1
  const merged = mergeLeads(leads, list.items, list.limit + spare)
  const kept = excludeCurrent(merged, plan.currentId, list.limit)
  return { items: plan.reverse ? reverseOrder(kept) : kept, countArticle: list.countArticle }
}

/** A list, and how many of its items may be shown. */
interface Fetched {
  items: ArticleListItem[]
  countArticle: number
  limit: number
}

async function mainList(
  plan: FeedPlan,
  source: FeedSource,
  signal: AbortSignal | undefined,
): Promise<Fetched> {
  const { motifs, page, perPage, size } = plan
  const limit = perPage + (plan.currentId === null ? 0 : 1)
  const skipped = plan.offset + (page - 1) * perPage
  const byOffset = plan.offset > 0 || (limit > perPage && page > 1)
  const list = byOffset
    ? await source.listByOffset({ motifs, limit, offset: skipped, size, ...bounded(signal) })
    : await source.listByMotifs({ motifs, perPage: limit, page, size, ...bounded(signal) })
  return {
    items: list.articles,
    countArticle: Math.max(0, list.countArticle - plan.offset),
    limit: perPage,
  }
}

async function fixedList(
  plan: FeedPlan,
  itemsPerMotif: number,
  source: FeedSource,
  signal: AbortSignal | undefined,
): Promise<Fetched> {
  const wanted = itemsPerMotif + (plan.currentId === null ? 0 : 1)
  const lists = await Promise.all(
    plan.motifs.map((motif) => oneMotif(motif, wanted, plan, source, signal)),
  )
  const items = lists.flatMap((list) => excludeCurrent(list, plan.currentId, itemsPerMotif))
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()]
  return { items: distinct, countArticle: distinct.length, limit: distinct.length }
}

const eachMotif = async (
  motifs: string[],
  count: number,
  plan: FeedPlan,
  source: FeedSource,
  signal: AbortSignal | undefined,
) => (await Promise.all(motifs.map((m) => oneMotif(m, count, plan, source, signal)))).flat()

const oneMotif = async (
  motif: string,
  count: number,
  { size }: FeedPlan,
  source: FeedSource,
  signal: AbortSignal | undefined,
) =>
  (await source.listByMotifs({ motifs: [motif], perPage: count, page: 1, size, ...bounded(signal) }))
    .articles

const bounded = (signal: AbortSignal | undefined) => (signal ? { signal } : {})
