import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { dayNumber, longDate, monthName, weekdayName } from '#base/kit/time/french-date.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { isPublicHoliday, isoDay, isWorkingDay, parseIsoDay } from '#base/kit/time/working-days.ts'
import { type Month, monthAfter, MONTHS, periodName, periodStart } from './period.ts'
import { type AgendaRule, type Concern, isConcern } from './rule.ts'
import { AGENDA_RULES } from './rules.ts'

/** One time that a rule falls due. */
export interface Deadline {
  /** `cfe-2026-12`: what its calendar entry is asked for by. */
  key: string
  rule: AgendaRule
  /** « TVA de novembre 2026 ». */
  title: string
  year: number
  month: number
  /** The day, or the first of several; `null` when the administration publishes it each year. */
  day: CalendarDay | null
  lastDay: CalendarDay | null
  /** « mardi 15 décembre 2026 », « du 15 au 24 décembre 2026 », « en mai 2027 ». */
  when: string
  /** Said of a day on which offices are closed: the date itself is never moved. */
  closedNote: string
}

/** The deadlines of a month, in the order of their days; those without a day at its end. */
export function deadlinesOf({ year, month }: Month, concerns?: readonly Concern[]): Deadline[] {
  return AGENDA_RULES.filter(
    (rule) =>
      (rule.months.length === 0 || rule.months.includes(month)) &&
      (concerns === undefined || concerns.length === 0 || concerns.includes(rule.concern)) &&
      holdsFor(rule, isoDay(periodStart(rule.period, { year, month }))),
  )
    .map((rule) => deadline(rule, { year, month }))
    .toSorted((one, other) => (one.day?.day ?? NO_DAY) - (other.day?.day ?? NO_DAY))
}

/** After every day of a month. */
const NO_DAY = 32

/**
 * The deadlines of twelve months from a day on, that day included, in the order of their days. One
 * of several days counts until its last; those whose day is not known yet are left out.
 */
export const deadlinesFrom = (
  today: CalendarDay,
  concerns: readonly Concern[] = [],
): readonly Deadline[] => comingDeadlines([isoDay(today), ...concerns].join(' '))

/** A day’s list is the same for every visitor: page after page asks for it. */
const comingDeadlines = memoize(
  (key): readonly Deadline[] => {
    const [first = '', ...names] = key.split(' ')
    const today = parseIsoDay(first)
    if (today === null) return []
    const concerns = names.filter(isConcern)
    const end = isoDay({ ...today, year: today.year + 1 })
    return Array.from({ length: MONTHS + 1 }, (_month, ahead) => monthAfter(today, ahead))
      .flatMap((month) => deadlinesOf(month, concerns))
      .filter(({ day, lastDay }) => day && first <= isoDay(lastDay ?? day) && isoDay(day) < end)
  },
  { room: roomFor(2_000_000), sizeOf: estimateBytes },
)

/** The month of that number that comes, the one of `today` included. */
export const comingMonth = (month: number, today: CalendarDay): Month => ({
  year: month < today.month ? today.year + 1 : today.year,
  month,
})

/** A deadline by its key, `null` when no rule gives it. */
export function deadlineByKey(key: string): Deadline | null {
  const [, name = '', year, month] = /^([a-z0-9-]{1,60})-(\d{4})-(\d\d)$/.exec(key) ?? []
  if (year === undefined || month === undefined || Number(year) < FIRST_YEAR) return null
  const all = deadlinesOf({ year: Number(year), month: Number(month) })
  return all.find(({ rule }) => rule.key === name) ?? null
}

/** Before it no rule of today was looked at. */
const FIRST_YEAR = 2020

function deadline(rule: AgendaRule, { year, month }: Month): Deadline {
  const at = (day: number): CalendarDay => ({ year, month, day })
  const day = rule.day === null ? null : at(rule.day)
  const lastDay = rule.lastDay === undefined ? null : at(rule.lastDay)
  return {
    key: `${rule.key}-${year}-${String(month).padStart(2, '0')}`,
    rule,
    title: titleOf(rule, { year, month }),
    year,
    month,
    day,
    lastDay,
    when: whenText({ year, month }, day, lastDay),
    closedNote: day === null ? '' : closedNote(day, lastDay),
  }
}

/** « Deuxième acompte d’impôt sur les sociétés 2026 »: instalments of a year have a number. */
function titleOf({ title, months, period }: AgendaRule, due: Month): string {
  const isInstalment = period === 'year' && months.length > 1
  const place = isInstalment ? ORDINALS[months.indexOf(due.month)] : undefined
  const name =
    place === undefined ? title : `${place} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return `${name} ${periodName(period, due)}`
}

const ORDINALS = ['Premier', 'Deuxième', 'Troisième', 'Quatrième'] as const

function whenText(month: Month, day: CalendarDay | null, last: CalendarDay | null): string {
  if (day === null) return `en ${monthName(month.month)} ${month.year}, date publiée chaque année`
  if (last === null) return `${weekdayName(day)} ${longDate(day)}`
  return `du ${dayNumber(day.day)} au ${longDate(last)}`
}

/** Why a day may be moved; nothing of a working day. */
function closedNote(day: CalendarDay, last: CalendarDay | null): string {
  if (isWorkingDay(day) && (last === null || isWorkingDay(last))) return ''
  if (last !== null) {
    return 'Un jour de week-end ou férié est en général reporté au premier jour ouvrable : vérifiez-le.'
  }
  const what = isPublicHoliday(day) ? 'un jour férié' : 'un week-end'
  return `La date tombe ${what} : elle est en général reportée au premier jour ouvrable, vérifiez-le.`
}

const holdsFor = ({ from, to }: AgendaRule, start: string): boolean =>
  (from === '' || from <= start) && (to === '' || start <= to)
