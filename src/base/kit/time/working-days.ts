import type { CalendarDay } from './calendar-day.ts'

/** Milliseconds of a day in UTC, where each has as many. */
const DAY = 86_400_000

/** Last day for a slot, counted from today. */
const SLOT_DAYS = 90

const utc = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day)

const dayOf = (instant: number): CalendarDay => {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** A day so many days later. */
export const daysLater = (day: CalendarDay, count: number): CalendarDay =>
  dayOf(utc(day) + count * DAY)

/** `2026-11-23`. */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The day written `yyyy-mm-dd`, or `null` when the calendar has none such. */
export function parseIsoDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined || Number(year) < 1000) return null
  const written = { year: Number(year), month: Number(month), day: Number(day) }
  return isoDay(dayOf(utc(written))) === text ? written : null
}

/** Easter Sunday of a year, by the Gregorian algorithm of Meeus, Jones and Butcher. */
export function easter(year: number): CalendarDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const place = moon + weekday - 7 * late + 114
  return { year, month: Math.floor(place / 31), day: (place % 31) + 1 }
}

/** 1 January, 1 and 8 May, 14 July, 15 August, 1 and 11 November, 25 December. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
])

/** Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const AFTER_EASTER: ReadonlySet<number> = new Set([1, 39, 50])

/** One of the eleven public holidays of France (Code du travail, art. L.3133-1). */
export function isPublicHoliday(day: CalendarDay): boolean {
  const sinceEaster = Math.round((utc(day) - utc(easter(day.year))) / DAY)
  return FIXED.has(isoDay(day).slice(5)) || AFTER_EASTER.has(sinceEaster)
}

/** Good Friday or 26 December: holidays of Alsace and Moselle beside the eleven (Code du travail, art. L.3134-13). */
export function isAlsaceMoselleHoliday(day: CalendarDay): boolean {
  const sinceEaster = Math.round((utc(day) - utc(easter(day.year))) / DAY)
  return sinceEaster === GOOD_FRIDAY || (day.month === 12 && day.day === 26)
}

const GOOD_FRIDAY = -2

/** Monday to Friday, and no public holiday. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = new Date(utc(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}

/** The first and the last day that a slot may be asked for: from the next working day on. */
export function slotDays(today: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  let first = daysLater(today, 1)
  while (!isWorkingDay(first)) first = daysLater(first, 1)
  return { first, last: daysLater(today, SLOT_DAYS) }
}
