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

const said = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as French says it: « dimanche 28 mars 2027 à 03:30 ». */
export const saidInParis = (instant: string): string => said.format(new Date(instant))

const brief = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** An instant as one says it, its year only where that is not the one at `now`: « 28 novembre à 9 h 30 ». */
export function briefInParis(instant: string, now: Date): string {
  const partsOf = (when: Date) =>
    Object.fromEntries(brief.formatToParts(when).map(({ type, value }) => [type, value]))
  const { day, month, year, hour, minute } = partsOf(new Date(instant))
  const date = [day === '1' ? '1er' : day, month, year === partsOf(now)['year'] ? '' : year]
  const time = [Number(hour), 'h', minute === '00' ? '' : minute]
  return `${date.filter(Boolean).join(' ')} à ${time.filter((part) => part !== '').join('\u00A0')}`
}

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
