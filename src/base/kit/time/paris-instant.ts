import { memoize, roomFor } from '../memoize.ts'

const parisTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * An ISO instant as it is said in Paris, with the offset of that day: `2026-04-01T11:00:00+02:00`
 * (requirements P4). A time without a zone counts as UTC; empty when it can't be read.
 */
export const parisInstant = memoize(
  (instant: string): string => {
    const day = /^\d{4}-\d\d-\d\d$/.test(instant)
    const exact = new Date(day || HAS_ZONE.test(instant) ? instant : `${instant}Z`)
    if (Number.isNaN(exact.getTime())) return ''
    const parts = parisTime.formatToParts(exact)
    const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
    const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
    const time = `${part('hour')}:${part('minute')}:${part('second')}`
    const minutes = Math.round((Date.parse(`${date}T${time}Z`) - exact.getTime()) / 60_000)
    const hours = String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')
    const rest = String(Math.abs(minutes) % 60).padStart(2, '0')
    return `${date}T${time}${minutes < 0 ? '-' : '+'}${hours}:${rest}`
  },
  { room: roomFor(200_000) },
)

const DAY = 24 * 3600 * 1000

const FIRST_DAY = Date.UTC(1000, 0, 2)
const LAST_DAY = Date.UTC(9999, 11, 31)

/**
 * The instant at which a day begins in Paris, ISO 8601 in UTC; `later` counts days on from it.
 * `2026-07-01` gives `2026-06-30T22:00:00.000Z`. Clocks change after midnight, so the offset of
 * midnight in UTC is already that of the day's beginning. Days that are no year of four digits are the
 * first and the last of these.
 */
export function parisDayStart(day: string, later = 0): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + later * DAY
  const midnight = new Date(Math.min(Math.max(wanted, FIRST_DAY), LAST_DAY))
  const offset = parisInstant(midnight.toISOString()).slice(-6)
  return new Date(`${midnight.toISOString().slice(0, 10)}T00:00:00${offset}`).toISOString()
}
