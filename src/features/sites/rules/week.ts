import type { Culture } from '#base/kit/language.ts'
import type { Office } from '#base/core/site.ts'
import { openingHours, WEEKDAYS } from './opening-hours.ts'

/** Between two times of one day, `09:00`. */
export interface Span {
  opens: string
  closes: string
}

/** Spans of each day from Monday on, in their order; a day without any is closed. */
export type Week = Span[][]

/** How many times a day an office may open. */
export const MAX_SPANS = 3

/** Closed every day. */
export const closedWeek = (): Week => WEEKDAYS.map(() => [])

/**
 * The hours of an office as a grid; `null` when its lines are not understood to the last sign or say
 * what a grid can't hold: they stay the text that they are.
 */
export function weekOf(hours: Office['hours']): Week | null {
  const understood = openingHours(hours)
  if (understood.length === 0) return hours.length === 0 ? closedWeek() : null
  const week = WEEKDAYS.map((day) =>
    understood
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }): Span => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1)),
  )
  return week.every((day) => day.length <= MAX_SPANS && !day.some(overlapsFormer)) ? week : null
}

/** A span that begins before the one before it ended. */
export const overlapsFormer = (span: Span, index: number, day: readonly Span[]): boolean => {
  const former = day[index - 1]
  return former !== undefined && span.opens < former.closes
}

const DAYS = {
  'fr-FR': ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  'en-GB': WEEKDAYS,
} as const

const SHORT_DAYS = {
  'fr-FR': ['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.', 'Dim.'],
  'en-GB': ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const

/** Name of a day, 0 for Monday. */
export const dayName = (day: number, culture: Culture = 'fr-FR'): string => DAYS[culture][day] ?? ''

/** Days in a row that keep the same hours; closed days are in none. */
interface Run {
  first: number
  last: number
  spans: Span[]
}

function runsOf(week: Week): Run[] {
  const runs: Run[] = []
  for (const [day, spans] of week.entries()) {
    const run = runs.at(-1)
    if (spans.length === 0) continue
    if (run?.last === day - 1 && JSON.stringify(run.spans) === JSON.stringify(spans)) run.last = day
    else runs.push({ first: day, last: day, spans })
  }
  return runs
}

/** The lines that say a week: « Lundi au vendredi », « 9 h – 12 h 30, 14 h – 18 h ». */
export const linesOf = (week: Week, culture: Culture = 'fr-FR'): Office['hours'] =>
  runsOf(week).map((run) => ({
    days: daysText(run, culture),
    times: run.spans
      .map(({ opens, closes }) => `${timeText(opens, culture)} – ${timeText(closes, culture)}`)
      .join(', '),
  }))

/** Hours as a page in that language shows them: what is not understood stays as it was written. */
export function shownHours(hours: Office['hours'], culture: Culture): Office['hours'] {
  const week = culture === 'fr-FR' ? null : weekOf(hours)
  return week === null ? hours : linesOf(week, culture)
}

/** The same in one line, « Lun.–ven. 9 h – 12 h 30, 14 h – 18 h »; several kinds of day stand side by side. */
export function hoursInOneLine(hours: Office['hours'], culture: Culture): string {
  const week = weekOf(hours)
  if (week === null) return hours.map(({ days, times }) => `${days} ${times}`).join(' · ')
  const names = SHORT_DAYS[culture]
  const inRange = (day: number) => (culture === 'fr-FR' ? names[day]?.toLowerCase() : names[day])
  return runsOf(week)
    .map(({ first, last, spans }) => {
      const days = first === last ? names[first] : `${names[first]}–${inRange(last)}`
      return `${days} ${linesOf([spans], culture)[0]?.times}`
    })
    .join(' · ')
}

function daysText({ first, last }: Run, culture: Culture): string {
  const [from, to] = [dayName(first, culture), dayName(last, culture)]
  if (first === last) return from
  const areTwo = last === first + 1
  return culture === 'fr-FR'
    ? `${from} ${areTwo ? 'et' : 'au'} ${to.toLowerCase()}`
    : `${from} ${areTwo ? 'and' : 'to'} ${to}`
}

const NO_BREAK = '\u00A0'

/** « 9 h », « 12 h 30 »; `09:00` in English. */
function timeText(time: string, culture: Culture): string {
  if (culture === 'en-GB') return time
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}${NO_BREAK}h${minute === '00' ? '' : `${NO_BREAK}${minute}`}`
}
