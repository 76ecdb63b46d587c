import type { BoardState, StalePage } from '../contract/board.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { type Page, reviewDay } from '#base/core/page/page.ts'
import { isoDay } from '#base/kit/time/working-days.ts'

const DAY = 24 * 3600 * 1000
const YEAR = 365 * DAY
const SOON = 31 * DAY
const MOST_SHOWN = 10

/** Pages by the day of their review, and those that nobody has touched for a year. */
export function stalePages(
  pages: readonly Page[],
  now: Date,
): Omit<NonNullable<BoardState['pages']>, 'home'> {
  const active = pages.filter(({ is_active }) => is_active)
  const today = isoDay(dayInParis(now))
  const month = isoDay(dayInParis(new Date(now.getTime() + SOON)))
  const reviewed = active
    .flatMap((page) => {
      const day = reviewDay(page)
      return day === null ? [] : [shown(page, day)]
    })
    .toSorted(byAge)
  const before = new Date(now.getTime() - YEAR).toISOString()
  const untouched = active
    .filter((page) => page.updated_at < before && reviewDay(page) === null)
    .map((page) => shown(page, page.updated_at))
    .toSorted(byAge)
  return {
    overdue: reviewed.filter(({ at }) => at < today),
    soon: reviewed.filter(({ at }) => at >= today && at <= month),
    untouched: untouched.slice(0, MOST_SHOWN),
    untouchedCount: untouched.length,
    count: active.length,
  }
}

const shown = ({ id, lang, name, path }: Page, at: string): StalePage => ({
  id,
  lang,
  name,
  path,
  at,
})

const byAge = (one: StalePage, other: StalePage): number => (one.at < other.at ? -1 : 1)
