import { memoize, roomFor } from '../memoize.ts'
import type { Culture } from '../language.ts'

/** The zone in which days are counted (requirements A8). */
const TIME_ZONE = 'Europe/Paris'

const parisDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** A day of the calendar; `month` from 1. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** The day on which an instant falls in Paris. @throws RangeError when the date is invalid */
export function dayInParis(instant: Date): CalendarDay {
  return dayOfMinute(String(Math.floor(instant.getTime() / A_MINUTE)))
}

/** A day begins with a minute, whatever the zone. */
const A_MINUTE = 60_000

const dayOfMinute = memoize(
  (minute): CalendarDay => {
    const parts = parisDay.formatToParts(Number(minute) * A_MINUTE)
    const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
    return { year: part('year'), month: part('month'), day: part('day') }
  },
  { room: roomFor(200_000), sizeOf: () => A_DAY },
)

/** Characters that a day of the calendar takes, roughly. */
const A_DAY = 32

const ISO_INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * The day of an ISO 8601 instant, `null` when it can't be read. A date without a time, or a time
 * without a zone, means the day that is written: reading it in the machine's zone would make the
 * answer depend on the machine.
 */
export const calendarDay = memoize(
  (instant: string): CalendarDay | null => {
    const [, year = '', month = '', day = '', time, zone] = ISO_INSTANT.exec(instant.trim()) ?? []
    const written = { year: Number(year), month: Number(month), day: Number(day) }
    // A day that the month doesn't have runs over into another month.
    if (utcDate(written).getUTCMonth() + 1 !== written.month) return null
    if (time === undefined) return written
    const offset = zone === undefined ? 'Z' : zone.replace(/(\d\d)(\d\d)$/, '$1:$2')
    const exact = new Date(`${year}-${month}-${day}T${time}${offset.toUpperCase()}`)
    if (Number.isNaN(exact.getTime())) return null
    return zone === undefined ? written : dayInParis(exact)
  },
  { room: roomFor(200_000), sizeOf: () => A_DAY },
)

export const utcDate = ({ year, month, day }: CalendarDay) =>
  new Date(Date.UTC(year, month - 1, day))

/** Both instants fall on the same day in Paris; false when one can't be read (requirements E2). */
export function sameCalendarDay(a: string, b: string): boolean {
  const [first, second] = [calendarDay(a), calendarDay(b)]
  return (
    first !== null &&
    second !== null &&
    first.year === second.year &&
    first.month === second.month &&
    first.day === second.day
  )
}

const NUMERIC = { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' } as const
const numericFormats: Readonly<Record<Culture, Intl.DateTimeFormat>> = {
  'fr-FR': new Intl.DateTimeFormat('fr-FR', NUMERIC),
  'en-GB': new Intl.DateTimeFormat('en-GB', NUMERIC),
}

/** An instant as day/month/year in Paris; empty when it can't be read (requirements A8). */
export const numericDate = (instant: string, culture: Culture): string =>
  numericDates[culture](instant)

const numericIn = (culture: Culture) =>
  memoize(
    (instant) => {
      const day = calendarDay(instant)
      return day === null ? '' : numericFormats[culture].format(utcDate(day))
    },
    { room: roomFor(200_000) },
  )

const numericDates = { 'fr-FR': numericIn('fr-FR'), 'en-GB': numericIn('en-GB') }
