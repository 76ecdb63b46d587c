import type { Article, ArticleList, ArticleListItem } from '#domain/article.ts'
import type { MendList } from '../from-wire.ts'

const DAY = 86_400_000

interface Mending {
  /** The last good answer to the same question. */
  last: ArticleList | null
  now: Date
  /** Told how many entries were left out. */
  dropped(count: number): void
}

/**
 * Makes a damaged list good by the last good one (issue 4, item 1): an entry that can't be read, or
 * whose id several entries carry, is replaced by what was known under its slug, else left out. No id
 * and no slug stands twice. A date of the future is not believed.
 */
export const mendList =
  ({ last, now, dropped }: Mending): MendList =>
  (entries) => {
    const former = new Map(last?.articles.map((item) => [item.slug, item]))
    const shared = sharedIds(entries.map(({ item }) => item))
    const read = entries.map(({ raw, item }) => {
      const known = former.get(item?.slug ?? slugOf(raw))
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
    const unique = withoutRepeats(mended)
    if (unique.length < entries.length) dropped(entries.length - unique.length)
    return unique
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

function slugOf(raw: unknown): string {
  return typeof raw === 'object' && raw !== null && 'slug' in raw ? String(raw.slug) : ''
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
