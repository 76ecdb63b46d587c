import { parisInstant } from './paris-instant.ts'

const DAY = 24 * 3600 * 1000

/**
 * The instant at which a day begins in Paris, ISO 8601 in UTC; `later` counts days on from it.
 * `2026-07-01` gives `2026-06-30T22:00:00.000Z`. Clocks change after midnight, so the offset of
 * midnight in UTC is already that of the day's beginning.
 */
export function parisDayStart(day: string, later = 0): string {
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY)
  const offset = parisInstant(midnight.toISOString()).slice(-6)
  return new Date(`${midnight.toISOString().slice(0, 10)}T00:00:00${offset}`).toISOString()
}
