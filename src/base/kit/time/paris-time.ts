import { hourWords } from './hour-words.ts'

const offsets = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  timeZoneName: 'longOffset',
})

const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/
const MINUTE = 60_000

/** A time as clocks in Paris show it, as an instant. */
export interface ParisTime {
  /** ISO 8601 in UTC. */
  instant: string
  /** The time does not exist: clocks go forward over it, and the instant is when they show it next. */
  isSkipped: boolean
}

/**
 * The instant of a date and time typed in Paris, `2027-03-28T02:30`; `null` for what is no date. A
 * time in the hour that March skips is an hour later; one that October has twice is the first.
 */
export function parisTime(local: string): ParisTime | null {
  const [, day, time] = LOCAL.exec(local) ?? []
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // Feb 30 is read as another day: it is no date.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(`${day}T${time}`))
    return null
  const candidates = [asUtc - 2 * 60 * MINUTE, asUtc - 60 * MINUTE]
  const found = candidates.find((instant) => instant + parisOffset(instant) === asUtc)
  const instant = found ?? asUtc - 60 * MINUTE
  return { instant: new Date(instant).toISOString(), isSkipped: found === undefined }
}

/** Milliseconds by which Paris is ahead of UTC at an instant. */
function parisOffset(instant: number): number {
  const written = offsets
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, hours = '0', minutes = '0'] = /\+(\d\d):(\d\d)/.exec(written ?? '') ?? []
  return (Number(hours) * 60 + Number(minutes)) * MINUTE
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})

/** The hour of an instant as French says it, « 9 h 30 »; empty when it can't be read. */
export const hourInParis = (instant: string): string => formatted(clock, instant, hourWords)

const said = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** An instant as French says it: « dimanche 28 mars 2027 à 3 h 30 »; empty when it can't be read. */
export const formatInParis = (instant: string): string => dayAndHour(said, instant)

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** Without its weekday: « 28 mars 2027 à 3 h 30 »; empty when it can't be read. */
export const instantInParis = (instant: string): string => dayAndHour(day, instant)

/** The same, its year only where that is not the one at `now`: « 28 novembre à 9 h 30 ». */
export function briefInParis(instant: string, now: Date): string {
  const year = day.format(now).slice(-5)
  const [date = '', ...hour] = instantInParis(instant).split(' à ')
  return [date.endsWith(year) ? date.slice(0, -year.length) : date, ...hour].join(' à ')
}

const dayAndHour = (format: Intl.DateTimeFormat, instant: string): string =>
  formatted(format, instant, (date) => `${withFirst(date)} à ${hourInParis(instant)}`)

function formatted(
  format: Intl.DateTimeFormat,
  instant: string,
  words: (text: string) => string,
): string {
  const read = new Date(instant)
  return Number.isNaN(read.getTime()) ? '' : words(format.format(read))
}

/** « 1er novembre » : the first of a month is no number. */
export const withFirst = (date: string): string => date.replace(/(?<=^|\s)1 (?=\p{L})/u, '1er ')

const typed = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as a field for date and time takes it: `2027-03-28T03:30`. */
export const typedInParis = (instant: string): string =>
  typed.format(new Date(instant)).replace(' ', 'T')
