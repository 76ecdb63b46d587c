import type { Article, ArticleList, ArticleListItem } from '#base/core/article/article.ts'
import type { MendList } from '../../rules/from-wire.ts'

const DAY = 86_400_000

interface Mending {
  /** The last good answer to the same question. */
  last: ArticleList | null
  now: Date
  /** Told how many entries were not taken as they came: left out, replaced, or dated anew. */
  doubted(count: number): void
}

/**
 * Makes a damaged list good by the last good one: an entry that can't be read, or
 * whose id several entries carry, is replaced by what was known under its slug or id, else left out. No id
 * and no slug stands twice. A date of the future is not believed.
 */
export const salvageItems =
  ({ last, now, doubted }: Mending): MendList =>
  (entries) => {
    const former = formerItems(last)
    const shared = sharedIds(entries.map(({ item }) => item))
    const read = entries.map(({ raw, item }) => {
      const known = former(item ?? raw)
      const isDoubtful = item === null || shared.has(item.id)
      return { item: isDoubtful ? known : item, spare: item, known }
    })
    const ids = new Set(read.flatMap(({ item }) => item?.id ?? []))
    const slugs = new Set<string>()
    const mended = read.flatMap(({ item, spare, known }) => {
      const chosen = item ?? (spare !== null && !ids.has(spare.id) ? spare : undefined)
      if (chosen === undefined || slugs.has(chosen.slug)) return []
      ids.add(chosen.id)
      slugs.add(chosen.slug)
      return [datedToday(chosen, known, now)]
    })
    const list = withoutRepeats(mended)
    const asTheyCame = new Set(entries.map(({ item }) => item))
    const taken = list.filter((item) => asTheyCame.has(item)).length
    if (taken < entries.length) doubted(entries.length - taken)
    return list
  }

/** Finds what was known of an entry: by its slug, or by its id when it has none. */
function formerItems(last: ArticleList | null): (entry: unknown) => ArticleListItem | undefined {
  const bySlug = new Map(last?.articles.map((item) => [item.slug, item]))
  const byId = new Map(last?.articles.map((item) => [item.id, item]))
  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return undefined
    if ('slug' in entry && typeof entry.slug === 'string') return bySlug.get(entry.slug)
    return 'id' in entry ? byId.get(Number(entry.id)) : undefined
  }
}

function sharedIds(items: readonly (ArticleListItem | null)[]): Set<number> {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const item of items) {
    if (item === null) continue
    if (seen.has(item.id)) shared.add(item.id)
    seen.add(item.id)
  }
  return shared
}

function withoutRepeats(items: readonly ArticleListItem[]): ArticleListItem[] {
  const seen = new Set<number>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}

type Dated = Pick<ArticleListItem, 'dateUpdate' | 'datePublished'>

/** What is published can't be dated later than now: the date known before, else today's. */
function datedToday<T extends Dated>(item: T, known: Dated | undefined, now: Date): T {
  const { dateUpdate, datePublished } = item
  if (!isFuture(dateUpdate, now) && !isFuture(datePublished, now)) return item
  const today = now.toISOString()
  const settled = (date: string, before: string | undefined) =>
    !isFuture(date, now) ? date : before === undefined || isFuture(before, now) ? today : before
  return {
    ...item,
    dateUpdate: settled(dateUpdate, known?.dateUpdate),
    ...(datePublished === undefined
      ? {}
      : { datePublished: settled(datePublished, known?.datePublished) }),
  }
}

/** An article's dates by the same rule. */
export const articleDatedToday = (article: Article, last: Article | null, now: Date): Article =>
  datedToday(article, last ?? undefined, now)

/** Clocks differ by hours at most, whatever the zone they forget. */
const isFuture = (date: string | undefined, now: Date): boolean =>
  date !== undefined && Date.parse(date) > now.getTime() + DAY
