import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { dayNumber, longDate, monthName, weekdayName } from '#base/kit/time/french-date.ts'
import { memoizeByKey, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import {
  daysLater,
  isAlsaceMoselleHoliday,
  isoDay,
  isPublicHoliday,
} from '#base/kit/time/working-days.ts'
import { nextOpenDay, nthOpenDay } from './open-days.ts'
import { AGENDA_RULES } from './law/rules.ts'
import {
  instalmentRank,
  type Month,
  monthAfter,
  MONTHS,
  monthsAfter,
  periodName,
  periodStart,
  vatOf,
} from './law/period.ts'
import { closingOf, fits, isInAlsaceMoselle, type Profile, taxOf } from './law/profile.ts'
import type { AgendaRule, Concern, Confidence } from './law/rule.ts'
import { vatDays } from './vat-day.ts'

/** One time that a rule falls due. */
export interface Deadline {
  /** `cfe-2026-12`: what its calendar entry is asked for by. */
  key: string
  rule: AgendaRule
  /** « TVA de novembre 2026 ». */
  title: string
  /** Whom it concerns. */
  who: string
  year: number
  month: number
  /** The day, or the first of several; `null` when the administration publishes it each year. */
  day: CalendarDay | null
  /** The last of several, or that of those who declare online. */
  lastDay: CalendarDay | null
  /** The day lies between the two, and depends on the taxpayer. */
  isRange: boolean
  confidence: Confidence
  /** « mardi 15 décembre 2026 », « du 15 au 24 décembre 2026 », « en mai 2027 ». */
  when: string
  /** Why the day is another than the rule’s: offices are closed on that one. */
  closedNote: string
  /** What the firm says of it; empty for nothing. */
  advice: string
}

/** The deadlines of a month, in the order of their days; those without a day at its end. */
export function deadlinesOf(
  month: Month,
  concerns: readonly Concern[] = [],
  profile: Profile = {},
): Deadline[] {
  return AGENDA_RULES.filter(
    (rule) =>
      (concerns.length === 0 || concerns.includes(rule.concern)) && isDue(rule, month, profile),
  )
    .map((rule) => deadline(rule, month, profile))
    .toSorted(byDay)
}

/** Whether a rule falls due in a month for whoever gave those answers. */
function isDue(rule: AgendaRule, month: Month, profile: Profile): boolean {
  const { audience, from, to } = rule
  const closing = closingFor(rule, profile)
  if (!dueMonths(rule, closing).includes(month.month)) return false
  const start = isoDay(periodStart(rule, month, closing))
  if ((from !== '' && start < from) || (to !== '' && to < start)) return false
  const vat = vatOf(profile, rule, month)
  return audience === undefined || audience.some((each) => fits(each, profile, vat))
}

/** The closing that a rule reckons from. */
const closingFor = ({ when }: AgendaRule, profile: Profile): number =>
  when.kind === 'after-closing' && when.calendarYear && taxOf(profile) === 'ir'
    ? MONTHS
    : closingOf(profile)

const ALL_MONTHS: readonly number[] = Array.from({ length: MONTHS }, (_month, place) => place + 1)

function dueMonths({ when }: AgendaRule, closing: number): readonly number[] {
  switch (when.kind) {
    case 'is-instalment':
      return [3, 6, 9, 12]
    case 'after-closing': {
      const ofDecember = closing === MONTHS ? when.december : undefined
      return [ofDecember?.month ?? ((closing + monthsAfter(when) - 1) % MONTHS) + 1]
    }
    default:
      return when.months.length === 0 ? ALL_MONTHS : when.months
  }
}

/** What has no day of its own comes after every day of its month. */
const placeOf = ({ day, year, month }: Deadline): string =>
  day ? isoDay(day) : isoDay({ year, month, day: AFTER_ALL })

const AFTER_ALL = 99

/** In the order of their days. */
export const byDay = (one: Deadline, other: Deadline): number => {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The deadlines of twelve months from a day on, that day included, in the order of their days. One
 * of several days counts until its last, one whose day is not known yet as long as its month lasts.
 */
export function deadlinesFrom(
  today: CalendarDay,
  concerns: readonly Concern[] = [],
  profile: Profile = {},
): readonly Deadline[] {
  return coming([isoDay(today), ...concerns, JSON.stringify(profile)].join(' '), () =>
    comingDeadlines(today, concerns, profile),
  )
}

/** A day’s list is the same for every visitor of a profile: page after page asks for it. */
const coming = memoizeByKey<readonly Deadline[]>({
  room: roomFor(4_000_000),
  sizeOf: estimateBytes,
})

function comingDeadlines(
  today: CalendarDay,
  concerns: readonly Concern[],
  profile: Profile,
): readonly Deadline[] {
  const first = isoDay(today)
  const end = isoDay({ ...today, year: today.year + 1 })
  const isComing = ({ day, lastDay, year, month }: Deadline): boolean =>
    day === null
      ? `${year}-${month}` === `${today.year}-${today.month}` ||
        (first < isoDay({ year, month, day: 1 }) && isoDay({ year, month, day: 1 }) < end)
      : first <= isoDay(lastDay ?? day) && isoDay(day) < end
  // A day of the month before may be carried into this one.
  return Array.from({ length: MONTHS + 2 }, (_month, ahead) => monthAfter(today, ahead - 1))
    .flatMap((month) => deadlinesOf(month, concerns, profile))
    .filter(isComing)
    .toSorted(byDay)
}

/** Whether a day (`yyyy-mm-dd`) is one of the twelve months from a day on. */
export const isInComingYear =
  (today: CalendarDay) =>
  (day: string): boolean =>
    isoDay(today) <= day && day < isoDay({ ...today, year: today.year + 1 })

/** The month of that number that comes, the one of `today` included. */
export const comingMonth = (month: number, today: CalendarDay): Month => ({
  year: month < today.month ? today.year + 1 : today.year,
  month,
})

/** A deadline by its key, `null` when no rule gives it to whoever gave those answers. */
export function deadlineByKey(key: string, profile: Profile = {}): Deadline | null {
  const [, name = '', year, month] = /^([a-z0-9-]{1,60})-(\d{4})-(\d\d)$/.exec(key) ?? []
  if (year === undefined || month === undefined || Number(year) < FIRST_YEAR) return null
  const all = deadlinesOf({ year: Number(year), month: Number(month) }, [], profile)
  return all.find(({ rule }) => rule.key === name) ?? null
}

/** Before it no rule of today was looked at. */
const FIRST_YEAR = 2020

function deadline(rule: AgendaRule, month: Month, profile: Profile): Deadline {
  const closing = closingFor(rule, profile)
  const isLocal = isInAlsaceMoselle(profile)
  const carry = (day: CalendarDay) => (rule.carried ? nextOpenDay(day, isLocal) : day)
  const { day: ruled, last, isRange: isSpan } = ruledDays(rule, month, profile, closing)
  const day = ruled && carry(ruled)
  const carriedLast = last && carry(last)
  // All days of a weekend are carried to the same one.
  const isRange =
    isSpan && day !== null && carriedLast !== null && isoDay(day) < isoDay(carriedLast)
  const lastDay = isSpan && !isRange ? null : carriedLast
  const isElsewhere = closing !== MONTHS && rule.otherClosing !== undefined
  return {
    key: `${rule.key}-${month.year}-${String(month.month).padStart(2, '0')}`,
    rule,
    title: titleOf(rule, month, closing),
    who: isElsewhere ? (rule.otherClosing ?? rule.who) : rule.who,
    ...month,
    day,
    lastDay,
    isRange,
    confidence: confidenceOf(rule, isRange, profile),
    when: whenText(month, day, lastDay, isRange),
    closedNote: ruled && day && !isRange ? closedNote(ruled, day, isLocal) : '',
    advice: '',
  }
}

/** What a visitor said may make a day certain that depends on it. */
function confidenceOf({ when, confidence }: AgendaRule, isRange: boolean, profile: Profile) {
  if (confidence === 'to-confirm') return confidence
  if (when.kind === 'vat-day') return isRange ? 'assumed' : 'certain'
  if (when.kind === 'payroll-day' && profile.staff === undefined) return 'assumed'
  return confidence
}

interface RuledDays {
  day: CalendarDay | null
  last: CalendarDay | null
  isRange: boolean
}

/** The days of a rule in a month, before they are carried. */
function ruledDays(
  { when }: AgendaRule,
  month: Month,
  profile: Profile,
  closing: number,
): RuledDays {
  const one = (day: CalendarDay | null, online?: number): RuledDays => ({
    day,
    last: day && online ? daysLater(day, online) : null,
    isRange: false,
  })
  switch (when.kind) {
    case 'month-only':
      return one(null)
    case 'day':
      return one(dayIn(month, when.day))
    case 'nth-open':
      return one(nthOpenDay(month, when.count, when.week), when.online)
    case 'after-closing':
      return one(dayAfterClosing(when, month, closing), when.online)
    case 'is-instalment':
      return one({ ...month, day: 15 })
    case 'payroll-day':
      return one({ ...month, day: (profile.staff ?? 0) < FIFTY ? 15 : 5 })
    case 'vat-day': {
      const [first, last] = vatDays(profile)
      const day = { ...month, day: first }
      return first === last ? one(day) : { day, last: { ...month, day: last }, isRange: true }
    }
  }
}

/** Employees from which the payroll declaration is due on the 5th. */
const FIFTY = 50

function dayAfterClosing(
  when: Extract<AgendaRule['when'], { kind: 'after-closing' }>,
  month: Month,
  closing: number,
): CalendarDay {
  const { december, day, later = 0 } = when
  if (december && closing === MONTHS) {
    return december.day === 'second-open'
      ? nthOpenDay(month, 2, 5)
      : { ...month, day: december.day }
  }
  if (later === 0) return dayIn(month, day)
  // So many months after that day: the same number, or the last of a shorter month.
  const before = dayIn(monthAfter(month, -later), day)
  return { ...month, day: Math.min(before.day, dayIn(month, 'last').day) }
}

const dayIn = (month: Month, day: number | 'last'): CalendarDay =>
  day === 'last' ? daysLater({ ...monthAfter(month, 1), day: 1 }, -1) : { ...month, day }

/** « Deuxième acompte d’impôt sur les sociétés 2026 »: instalments of a year have a number. */
function titleOf(rule: AgendaRule, due: Month, closing: number): string {
  const place = rankOf(rule, due, closing)
  const { title } = rule
  const name =
    place === undefined
      ? title
      : `${ORDINALS[place] ?? ''} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return `${name}${periodName(rule, due, closing)}`
}

/** Place of an instalment in its year, from 0; nothing for what is none. */
function rankOf({ when, period }: AgendaRule, due: Month, closing: number): number | undefined {
  if (when.kind === 'is-instalment') return instalmentRank(closing, due)
  if (when.kind !== 'day' || period !== 'year' || when.months.length < 2) return undefined
  return when.months.indexOf(due.month)
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
function closedNote(ruled: CalendarDay, day: CalendarDay, isLocal: boolean): string {
  if (isoDay(ruled) === isoDay(day)) return ''
  return `Le ${dayNumber(ruled.day)} ${whyClosed(ruled, isLocal)} : l’échéance passe au premier jour ouvrable.`
}

function whyClosed(day: CalendarDay, isLocal: boolean): string {
  const weekday = weekdayName(day)
  if (weekday === 'samedi' || weekday === 'dimanche') {
    return isPublicHoliday(day) ? 'est férié' : `est un ${weekday}`
  }
  return isLocal && isAlsaceMoselleHoliday(day) ? 'est férié en Alsace et en Moselle' : 'est férié'
}
