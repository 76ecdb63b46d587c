import type { Office } from '#base/core/site.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { parisTime } from '#base/kit/time/paris-time.ts'
import { daysLater, isoDay, isPublicHoliday } from '#base/kit/time/working-days.ts'
import { openingHours, type OpeningHours, WEEKDAYS } from './opening-hours.ts'

/** Of an office whose hours nobody understands, or that has none. */
const USUAL: readonly OpeningHours[] = [
  { days: WEEKDAYS.slice(0, 5), opens: '09:00', closes: '12:30' },
  { days: WEEKDAYS.slice(0, 5), opens: '14:00', closes: '18:00' },
]

/** The hours of an office as machines read them; those of most firms where nobody understands them. */
export function understoodOrUsual(hours: Office['hours']): readonly OpeningHours[] {
  const understood = openingHours(hours)
  return understood.length > 0 ? understood : USUAL
}

/** The day of the week of `2026-11-24`; none for what is no day. */
export const weekdayOf = (day: string): (typeof WEEKDAYS)[number] | undefined =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]

/** Days that are looked through for an open one: no firm is closed for longer. */
const MOST_DAYS = 120

const HOUR = 3_600_000

/**
 * The instant at which an office has been open for so many hours since another one, its closings and public
 * holidays left out, by the clocks of Paris; `null` when it does not open again.
 */
export function afterWorkingHours(
  since: Date,
  hours: number,
  { hours: written, closings = [] }: Pick<Office, 'hours' | 'closings'>,
): Date | null {
  const spans = understoodOrUsual(written)
  let left = hours * HOUR
  for (let later = 0; later < MOST_DAYS; later += 1) {
    const day = daysLater(dayInParis(since), later)
    const iso = isoDay(day)
    const isClosed = closings.some(({ from, until }) => from <= iso && iso <= until)
    if (isClosed || isPublicHoliday(day)) continue
    for (const [opens, closes] of spansOf(iso, weekdayOf(iso), spans)) {
      const from = Math.max(opens, since.getTime())
      const open = Math.max(0, closes - from)
      if (open >= left) return new Date(from + left)
      left -= open
    }
  }
  return null
}

/** The open times of a day, as milliseconds since 1970, in their order. */
const spansOf = (
  day: string,
  weekday: (typeof WEEKDAYS)[number] | undefined,
  spans: readonly OpeningHours[],
): [opens: number, closes: number][] =>
  spans
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .map(({ opens, closes }): [number, number] => [instantOf(day, opens), instantOf(day, closes)])
    .toSorted(([one], [other]) => one - other)

const instantOf = (day: string, time: string): number =>
  Date.parse(parisTime(`${day}T${time}`)?.instant ?? '')
