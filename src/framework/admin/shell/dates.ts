const dateTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const date = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const time = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})

/** « 3 mars 2026, 14:05 » in Paris, of an ISO instant; empty when it can't be read. */
export const dateTimeOf = (instant: string): string => said(dateTime, instant)

/** « 3 mars 2026 » in Paris, of an ISO instant or day; empty when it can't be read. */
export const dateOf = (instant: string): string => said(date, instant)

/** « 14:05 » in Paris, of an ISO instant; empty when it can't be read. */
export const timeOf = (instant: string): string => said(time, instant)

const said = (format: Intl.DateTimeFormat, instant: string): string => {
  const read = new Date(instant)
  // « 1er novembre » : the first of a month is no number.
  return Number.isNaN(read.getTime()) ? '' : format.format(read).replace(/^1 (?=\p{L})/u, '1er ')
}
