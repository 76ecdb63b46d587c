import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { dayNumber, longDate, monthName, weekdayName } from '#base/kit/time/french-date.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import {
  daysLater,
  isPublicHoliday,
  isoDay,
  isWorkingDay,
  parseIsoDay,
} from '#base/kit/time/working-days.ts'
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
  /** The last of several, or that of those who declare online. */
  lastDay: CalendarDay | null
  /** « mardi 15 décembre 2026 », « du 15 au 24 décembre 2026 », « en mai 2027 ». */
  when: string
  /** Why the day is another than the rule’s: offices are closed on that one. */
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
    .toSorted(byDay)
}

/** What has no day of its own comes after every day of its month. */
const placeOf = ({ day, year, month }: Deadline): string =>
  day ? isoDay(day) : isoDay({ year, month, day: AFTER_ALL })

const AFTER_ALL = 99

const byDay = (one: Deadline, other: Deadline): number => {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The deadlines of twelve months from a day on, that day included, in the order of their days. One
 * of several days counts until its last, one whose day is not known yet as long as its month lasts.
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
    const isComing = ({ day, lastDay, year, month }: Deadline): boolean =>
      day === null
        ? `${year}-${month}` === `${today.year}-${today.month}` ||
          (first < isoDay({ year, month, day: 1 }) && isoDay({ year, month, day: 1 }) < end)
        : first <= isoDay(lastDay ?? day) && isoDay(day) < end
    // A day of the month before may be carried into this one.
    return Array.from({ length: MONTHS + 2 }, (_month, ahead) => monthAfter(today, ahead - 1))
      .flatMap((month) => deadlinesOf(month, concerns))
      .filter(isComing)
      .toSorted(byDay)
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
  const carry = (day: CalendarDay) => (rule.carried ? nextWorkingDay(day) : day)
  const ruled = ruledDay(rule.day, { year, month })
  const day = ruled && carry(ruled)
  const online = ruled && rule.online ? carry(daysLater(ruled, rule.online)) : null
  const lastDay = rule.lastDay === undefined ? online : carry(at(rule.lastDay))
  const isRange = rule.lastDay !== undefined
  return {
    key: `${rule.key}-${year}-${String(month).padStart(2, '0')}`,
    rule,
    title: titleOf(rule, { year, month }),
    year,
    month,
    day,
    lastDay,
    when: whenText({ year, month }, day, lastDay, isRange),
    closedNote: ruled && day && !isRange ? closedNote(ruled, day) : '',
  }
}

/** The day of a rule in a month, before it is carried. */
function ruledDay(day: AgendaRule['day'], month: Month): CalendarDay | null {
  switch (day) {
    case null:
      return null
    case 'last':
      return daysLater({ ...monthAfter(month, 1), day: 1 }, -1)
    case 'second-working':
      return nextWorkingDay(daysLater(nextWorkingDay({ ...month, day: 2 }), 1))
    default:
      return { ...month, day }
  }
}

/** The day itself, or the first working day after it. */
function nextWorkingDay(day: CalendarDay): CalendarDay {
  let next = day
  while (!isWorkingDay(next)) next = daysLater(next, 1)
  return next
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

function whenText(
  month: Month,
  day: CalendarDay | null,
  last: CalendarDay | null,
  isRange: boolean,
): string {
  if (day === null) return `en ${monthName(month.month)} ${month.year}, date publiée chaque année`
  const first = `${weekdayName(day)} ${longDate(day)}`
  if (last === null) return first
  if (!isRange) return `${first}, en ligne le ${longDate(last)}`
  // A last day that is carried may stand in the next month.
  const from = last.month === day.month ? dayNumber(day.day) : longDate(day)
  return `du ${from} au ${longDate(last)}`
}

/** Why a day was moved; nothing of one that stays. */
function closedNote(ruled: CalendarDay, day: CalendarDay): string {
  if (isoDay(ruled) === isoDay(day)) return ''
  const why = isPublicHoliday(ruled) ? 'est férié' : `est un ${weekdayName(ruled)}`
  return `Le ${dayNumber(ruled.day)} ${why} : l’échéance passe au premier jour ouvrable.`
}

const holdsFor = ({ from, to }: AgendaRule, start: string): boolean =>
  (from === '' || from <= start) && (to === '' || start <= to)
