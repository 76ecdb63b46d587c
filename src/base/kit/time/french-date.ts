import type { CalendarDay } from './calendar-day.ts'

/** Months from January, as French writes them inside a sentence. */
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

const SHORT_MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const

/** Days from Sunday, as `Date` counts them. */
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

const NO_BREAK = '\u00A0'

/** `janvier` for 1. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** `janv.` for 1. */
export const shortMonth = (month: number): string => SHORT_MONTHS[month - 1] ?? ''

/** « d’avril », « de mai ». */
export const ofMonth = (month: number): string => {
  const name = monthName(month)
  return /^[aeiouyé]/.test(name) ? `d’${name}` : `de ${name}`
}

/** « 1er » on the first of a month, else the number. */
export const dayNumber = (day: number): string => (day === 1 ? '1er' : String(day))

/** « 1er janvier 2027 », its day and month kept together. */
export const longDate = ({ year, month, day }: CalendarDay): string =>
  `${dayNumber(day)}${NO_BREAK}${monthName(month)} ${year}`

/** « mardi ». */
export const weekdayName = ({ year, month, day }: CalendarDay): string =>
  WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''

/** « 1er janvier 2027 » of `2027-01-01`, « janvier 2027 » of `2027-01`; empty for anything else. */
export function longDateOf(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? []
  if (year === undefined) return ''
  if (day === undefined) return `${monthName(Number(month))} ${year}`
  return longDate({ year: Number(year), month: Number(month), day: Number(day) })
}
