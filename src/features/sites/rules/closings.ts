import { z } from 'zod'
import type { Culture } from '#base/kit/language.ts'
import type { Closing, Office } from '#base/core/site.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import { dayNumber, monthName } from '#base/kit/time/french-date.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { parisDayStart } from '#base/kit/time/paris-instant.ts'
import { isoDay, parseIsoDay } from '#base/kit/time/working-days.ts'
import { hoursInOneLine } from './week.ts'

/** How many closings an office may have, past ones included. */
export const MAX_CLOSINGS = 30

/** Days before a closing from which on visitors are told. */
const TOLD_BEFORE = 14

const storedDay = z
  .string()
  .max(20)
  .refine((text) => parseIsoDay(text) !== null, 'le jour n’est pas du calendrier')

/** A closing as a site keeps it. */
export const closing = z.object({
  from: storedDay,
  until: storedDay,
  reason: z.string().max(500),
}) satisfies z.ZodType<Closing>

/** Tells of closings to save that lack a day, end before they begin, or lie in another one. */
export function withoutOverlap(closings: readonly Closing[], context: z.RefinementCtx): void {
  for (const [index, { from, until }] of closings.entries()) {
    const fault = (member: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['closings', index, member], message })
    if (parseIsoDay(from) === null) fault('from', 'Donnez le premier jour.')
    else if (parseIsoDay(until) === null) fault('until', 'Donnez le dernier jour.')
    else if (until < from) fault('until', 'La fermeture finit avant de commencer.')
    else if (closings.slice(0, index).some((other) => from <= other.until && other.from <= until)) {
      fault('from', 'Ces jours sont déjà dans une autre fermeture.')
    }
  }
}

/** The closing over or soon to come. */
interface ClosingNotice {
  /** « Fermé du 24 décembre au 2 janvier : congés de fin d’année »; empty for none. */
  text: string
  /** When another one, or none, has to be said. */
  until: Date | null
}

/** What visitors are told of an office's closings, from two weeks before one until it ends, in Paris. */
export function closingNotice(
  closings: readonly Closing[] | undefined,
  { now, culture }: { now: Date; culture: Culture },
): ClosingNotice {
  const instant = now.toISOString()
  const told = (closings ?? [])
    .map((entry) => ({
      entry,
      begins: parisDayStart(entry.from, -TOLD_BEFORE),
      ends: parisDayStart(entry.until, 1),
    }))
    .filter(({ ends }) => ends > instant)
  const [first] = told.toSorted((a, b) => (a.begins < b.begins ? -1 : 1))
  if (first === undefined) return { text: '', until: null }
  if (first.begins > instant) return { text: '', until: new Date(first.begins) }
  return { text: closingText(first.entry, culture), until: new Date(first.ends) }
}

const WORDS = {
  'fr-FR': {
    today: 'Fermé aujourd’hui',
    until: (day: string) => `Fermé jusqu’au ${day}`,
    on: (day: string) => `Fermé le ${day}`,
    between: (first: string, last: string) => `Fermé du ${first} au ${last}`,
  },
  'en-GB': {
    today: 'Closed today',
    until: (day: string) => `Closed until ${day}`,
    on: (day: string) => `Closed on ${day}`,
    between: (first: string, last: string) => `Closed from ${first} to ${last}`,
  },
} as const

/** The hours of an office in one line; while it is closed, that it is: « Fermé jusqu’au 2 janvier ». */
export function hoursToday(
  { hours, closings = [] }: Pick<Office, 'hours' | 'closings'>,
  { now, culture }: { now: Date; culture: Culture },
): ClosingNotice {
  const today = isoDay(dayInParis(now))
  const [next] = closings
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (next === undefined || next.from > today) {
    const text = hoursInOneLine(hours, culture)
    return { text, until: next === undefined ? null : new Date(parisDayStart(next.from)) }
  }
  const { today: closedToday, until } = WORDS[culture]
  if (next.until === today) return { text: closedToday, until: endOfDay(now) }
  const text = until(lastDay({ from: today, until: next.until }, culture))
  return { text, until: new Date(parisDayStart(next.until)) }
}

function closingText({ from, until, reason }: Closing, culture: Culture): string {
  const words = WORDS[culture]
  const isSameMonth = from.slice(0, 7) === until.slice(0, 7)
  const first = isSameMonth
    ? (dayText(from, culture).split(/[ \u00A0]/)[0] ?? '')
    : dayText(from, culture)
  const when =
    from === until
      ? words.on(dayText(from, culture))
      : words.between(first, lastDay({ from, until }, culture))
  if (reason === '') return when
  return culture === 'en-GB'
    ? `${when}: ${reason}`
    : frTypography(`${when} : ${withinSentence(reason)}`)
}

/** The last day of a closing; with its year where that day and month come twice: « 1er novembre 2027 ». */
function lastDay({ from, until }: Pick<Closing, 'from' | 'until'>, culture: Culture): string {
  const yearOn = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`
  const day = dayText(until, culture)
  return until < yearOn ? day : `${day} ${until.slice(0, 4)}`
}

/** « 24 décembre », « 1er mars »; `24 December`. */
function dayText(day: string, culture: Culture): string {
  const date = parseIsoDay(day)
  if (date === null) return day
  return culture === 'fr-FR'
    ? `${dayNumber(date.day)} ${monthName(date.month)}`
    : englishDay.format(Date.UTC(date.year, date.month - 1, date.day))
}

const englishDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
})

/** « Congés » → « congés »; initials stay. */
const withinSentence = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|[’'])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Every day of a closing as machines read it: closed the whole day (schema.org). */
export const closedDays = (closings: readonly Closing[] | undefined) =>
  (closings ?? []).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: until,
  }))
