/** Hours ahead of UTC of the zone names that feeds write (RFC 822, and those of Europe). */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  met: 1,
  cest: 2,
  mest: 2,
  eet: 2,
  eest: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

/** Zone names as part of a regular expression: a word's end must follow. */
export const ZONE_NAMES = Object.keys(ZONES).join('|')

const MINUTE = 60_000

/** Milliseconds ahead of UTC of a zone's name in lower case. */
export const zoneOffset = (name: string): number | undefined => {
  const hours = ZONES[name]
  return hours === undefined ? undefined : hours * 60 * MINUTE
}

const parisZone = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  timeZoneName: 'longOffset',
})

/**
 * The instant at which clocks in Paris show a local time, given as if it were UTC. In the hour that
 * is skipped in March, the instant when clocks would have shown it.
 */
export function parisInstant(localTime: number): number {
  const guess = localTime - parisOffset(localTime)
  return localTime - parisOffset(guess)
}

function parisOffset(instant: number): number {
  const parts = parisZone.formatToParts(new Date(instant))
  const written = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, hours = '0', minutes = '0'] = /\+(\d\d):(\d\d)/.exec(written) ?? []
  return (Number(hours) * 60 + Number(minutes)) * MINUTE
}
