import type { ArticleListItem } from '#base/core/article/article.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import { cappedCount, PAGINATION_CAP, VIDEO_PER_PAGE } from '#base/kit/pagination.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { ListOptions } from './feed-facts.ts'

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
export type FeedSource = Pick<ArticleGateway, 'listByMotifs' | 'listByOffset'>

/** Articles a page shows: videos always come by three (requirements D1). */
export const perPageOf = (options: ListOptions): number =>
  options.isActuVideo ? VIDEO_PER_PAGE : options.nb_items

/** Turns options into a plan (requirements D3, D6 to D8). */
export function feedPlan(
  options: ListOptions,
  selection: {
    motifs: string[]
    leadMotifs: string[]
    page: number
    currentId: number | null
    size: ImageSize
  },
): FeedPlan {
  const { leadMotifs, ...rest } = selection
  return {
    ...rest,
    perPage: perPageOf(options),
    offset: options.offset,
    itemsPerMotif: options.fixed_motifs ? options.items_per_motif : null,
    leads: { motifs: leadMotifs, items: options.lead_items },
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
    eachMotif(plan.leads.motifs, plan.leads.items, plan, source, signal),
    plan.itemsPerMotif === null
      ? mainList(plan, source, signal)
      : fixedList(plan, plan.itemsPerMotif, source, signal),
  ])
  const { currentId } = plan
  const spare = currentId === null ? 0 : 1
  const merged = mergeLeads(leads, list.items, list.limit + spare)
  const kept = excludeCurrent(merged, currentId, list.limit).slice(list.before)
  return {
    items: plan.reverse ? reversedAfterLeads(kept, leads) : kept,
    countArticle: list.countArticle + leadsBeside(leads, plan.motifs),
  }
}

/** Leads stay first, in their order (requirements D7). */
function reversedAfterLeads(items: ArticleListItem[], leads: readonly ArticleListItem[]) {
  const leading = new Set(leads.map(({ id }) => id))
  const isLead = ({ id }: ArticleListItem) => leading.has(id)
  return [...items.filter(isLead), ...reverseOrder(items.filter((item) => !isLead(item)))]
}

/** Leads that the count of the list itself does not know. */
function leadsBeside(leads: readonly ArticleListItem[], motifs: readonly string[]): number {
  const beside = leads.filter((lead) => !lead.motifs.some((motif) => motifs.includes(motif)))
  return new Set(beside.map(({ id }) => id)).size
}

/** A list, the place at which the items to show end, and how many stand before them. */
interface Fetched {
  items: ArticleListItem[]
  countArticle: number
  limit: number
  before: number
}

/** What one call may ask for (requirements G4). */
const MAX_COUNT = PAGINATION_CAP + 1

/**
 * The list of a page. Leads and the article being read shift all that follows them, so with
 * either a later page is counted from the first item: nothing is shown twice or left out.
 */
async function mainList(
  plan: FeedPlan,
  source: FeedSource,
  signal: AbortSignal | undefined,
): Promise<Fetched> {
  const { motifs, perPage, size, offset } = plan
  const spare = plan.currentId === null ? 0 : 1
  const isShifted = spare > 0 || plan.leads.motifs.length > 0
  const page = isShifted ? 1 : plan.page
  const end = isShifted ? plan.page * perPage : perPage
  const count = Math.min(MAX_COUNT, end + spare)
  const skipped = Math.min(PAGINATION_CAP, offset + (page - 1) * perPage)
  const list =
    offset > 0
      ? await source.listByOffset({
          motifs,
          limit: count,
          offset: skipped,
          size,
          ...bounded(signal),
        })
      : await source.listByMotifs({ motifs, perPage: count, page, size, ...bounded(signal) })
  return {
    items: list.articles,
    countArticle: Math.max(0, cappedCount(list.countArticle) - offset),
    limit: end,
    before: end - perPage,
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
  return { items: distinct, countArticle: distinct.length, limit: distinct.length, before: 0 }
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
  (
    await source.listByMotifs({
      motifs: [motif],
      perPage: count,
      page: 1,
      size,
      ...bounded(signal),
    })
  ).articles

const bounded = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/**
 * A list without the article being read (requirements D6). Ask for `n` + 1 items: the current one
 * is removed, then the last ones while more than `n` remain. Nothing is removed for `null`.
 */
export function excludeCurrent<T extends { id: number }>(
  items: readonly T[],
  currentId: number | null,
  n: number,
): T[] {
  return items.filter((item) => item.id !== currentId).slice(0, Math.max(0, n))
}

/**
 * Lead articles first, in order, then the others; `n` items in all, no article twice
 * (requirements D7).
 */
export function mergeLeads<T extends { id: number }>(
  leads: readonly T[],
  others: readonly T[],
  n: number,
): T[] {
  const byId = new Map<number, T>()
  for (const item of [...leads, ...others]) {
    if (!byId.has(item.id)) byId.set(item.id, item)
  }
  return [...byId.values()].slice(0, Math.max(0, n))
}

/** The optional reverse order of a feed (requirements D7); the list given is left alone. */
export const reverseOrder = <T>(items: readonly T[]): T[] => items.toReversed()
