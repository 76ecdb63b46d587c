import { hourInParis, withFirst } from '#base/kit/time/paris-time.ts'

const shortDate = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const date = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** « 3 mars 2026, 14 h 05 » in Paris, of an ISO instant; empty when it can't be read. */
export const dateTimeOf = (instant: string): string =>
  [said(shortDate, instant), hourInParis(instant)].filter(Boolean).join(', ')

/** « 3 mars 2026 » in Paris, of an ISO instant or day; empty when it can't be read. */
export const dateOf = (instant: string): string => said(date, instant)

const said = (format: Intl.DateTimeFormat, instant: string): string => {
  const read = new Date(instant)
  return Number.isNaN(read.getTime()) ? '' : withFirst(format.format(read))
}
