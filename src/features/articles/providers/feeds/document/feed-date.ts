import { normalForm } from '#base/kit/text/normal-form.ts'
import { dayIn } from './feed-date-day.ts'
import { parisInstant, ZONE_NAMES, zoneOffset } from './feed-date-zone.ts'

const DAY = 24 * 3600 * 1000
const EARLIEST = Date.UTC(1990, 0, 1)

/** Longer texts are no dates. */
const MAX_LENGTH = 100

/**
 * The instant, ISO 8601 in UTC, of a date as feeds write it: RFC 822 with its
 * usual faults, ISO 8601 and what looks like it, day/month/year, French or English months, seconds
 * or milliseconds since 1970. Without a zone it is a time in Paris, without a time midnight there.
 * `null` when it can't be read, for a day that doesn't exist, before 1990, and more than a day after
 * `now`.
 */
export function readFeedDate(written: string, now: Date): string | null {
  const text = folded(written)
  const instant = text.length > MAX_LENGTH ? null : (epoch(text) ?? instantIn(text))
  if (instant === null || instant < EARLIEST || instant > now.getTime() + DAY) return null
  return new Date(instant).toISOString()
}

/** Lower case, accents off, spaces of all kinds alike, what stands between brackets gone. */
const folded = (text: string): string =>
  normalForm(text.slice(0, 10 * MAX_LENGTH).toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function epoch(text: string): number | null {
  const [, digits] = /^(\d{9,10}|\d{13})(?:\.\d+)?$/.exec(text) ?? []
  if (digits === undefined) return null
  return Number(digits) * (digits.length === 13 ? 1 : 1000)
}

const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[t ]?(\d\d)(\d\d)(\d\d)?)?(?=z|[+-]|$)/

/** `20260212T143000Z` as `2026-02-12 14:30:00Z`. */
const spreadOut = (text: string): string =>
  text.replace(
    COMPACT,
    (_all, year, month, day, hours?: string, minutes?: string, seconds = '00') =>
      hours === undefined
        ? `${year}-${month}-${day}`
        : `${year}-${month}-${day} ${hours}:${minutes}:${seconds}`,
  )

const TIME = new RegExp(
  '(?<![\\d:])(?<hours>\\d{1,2})' +
    '(?: ?: ?(?<minutes>\\d{2})(?: ?: ?(?<seconds>\\d{2})(?:[.,]\\d+)?)?' +
    '| ?h(?:eures?)? ?(?<after>\\d{2})?)(?!\\d)' +
    ' ?(?<half>[ap]m\\b)?' +
    ' ?(?:(?:gmt|utc|ut)? ?(?<sign>[+-])(?<zoneHours>\\d{1,2})(?::?(?<zoneMinutes>\\d{2}))?(?!\\d)' +
    `|(?<zone>${ZONE_NAMES})\\b)?`,
)

function instantIn(text: string): number | null {
  const date = spreadOut(text)
  const time = TIME.exec(date)
  if (!time) {
    const day = dayIn(date)
    return day === null ? null : parisInstant(day)
  }
  const before = date.slice(0, time.index)
  const after = date.slice(time.index + time[0].length)
  const day = dayIn(`${before.replace(/t$/, '')} ${after}`)
  const clock = clockOf(time.groups ?? {})
  const offset = offsetOf(time.groups ?? {})
  if (day === null || clock === null || offset === null) return null
  return offset === 'paris' ? parisInstant(day + clock) : day + clock - offset
}

type Groups = Partial<Record<string, string>>

/** Milliseconds since midnight; `null` when no clock shows it. */
function clockOf({ hours, minutes, seconds, after, half }: Groups): number | null {
  const written = Number(hours)
  const hour = half === undefined ? written : (written % 12) + (half === 'pm' ? 12 : 0)
  const minute = Number(minutes ?? after ?? 0)
  const second = Number(seconds ?? 0)
  const isMidnight = hour === 24 && minute === 0 && second === 0
  if ((hour > 23 && !isMidnight) || minute > 59 || second > 60) return null
  return ((hour * 60 + minute) * 60 + second) * 1000
}

/** Milliseconds ahead of UTC; `null` when no zone is so far. */
function offsetOf({ sign, zoneHours, zoneMinutes, zone }: Groups): number | 'paris' | null {
  if (zone !== undefined) return zoneOffset(zone) ?? 'paris'
  if (sign === undefined) return 'paris'
  const minutes = Number(zoneHours) * 60 + Number(zoneMinutes ?? 0)
  if (minutes > 14 * 60 || Number(zoneMinutes ?? 0) > 59) return null
  return (sign === '-' ? -1 : 1) * minutes * 60_000
}
