import { weakMemoize } from '#base/kit/memoize.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import type { Office } from '#base/core/site.ts'

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
/** As schema.org names them, from Monday on. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

type Weekday = (typeof WEEKDAYS)[number]

/** Days on which an office is open between two times of the day, `09:00`. */
export interface OpeningHours {
  days: Weekday[]
  opens: string
  closes: string
}

/**
 * The hours of an office as machines read them: « Lundi au vendredi », « 9 h – 12 h 30, 14 h – 18 h ».
 * One line that is not understood to the last sign, « sur rendez-vous » for one, and there are none:
 * hours that are half right send people to a closed door.
 */
export const openingHours = weakMemoize((hours: Office['hours']): OpeningHours[] => {
  const lines = hours.map(({ days, times }) => ({ days: daysOf(days), spans: spansOf(times) }))
  if (lines.some(({ days, spans }) => days === null || spans === null)) return []
  return lines.flatMap(({ days, spans }) =>
    (spans ?? []).map((span) => ({ days: days ?? [], ...span })),
  )
})

/** Lower case, accents off, every run of spaces one space. */
const plain = (text: string): string =>
  normalForm(text.toLowerCase(), 'NFD').replace(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim()

const DAY = `(${DAYS.join('|')})s?`
const RANGE = new RegExp(`^(?:du )?${DAY} (?:au|a|-|–) ${DAY}$`)
const LIST = new RegExp(`^(?:les? )?${DAY}(?:(?:, | et )${DAY})*$`)

function daysOf(written: string): Weekday[] | null {
  const text = plain(written)
  if (text === 'tous les jours') return [...WEEKDAYS]
  const [, first, last] = RANGE.exec(text) ?? []
  if (first !== undefined && last !== undefined) {
    const [from, to] = [indexOf(first), indexOf(last)]
    return from < to ? WEEKDAYS.slice(from, to + 1) : null
  }
  if (!LIST.test(text)) return null
  return WEEKDAYS.filter((_day, index) => text.includes(DAYS[index] ?? ' '))
}

const indexOf = (day: string): number => DAYS.findIndex((known) => known === day)

const TIME = String.raw`(\d{1,2}) ?(?:h|:) ?(\d{2})?`
const SPAN = new RegExp(`^(?:de )?${TIME} ?(?:-|–|a) ?${TIME}$`)

type Span = Pick<OpeningHours, 'opens' | 'closes'>

function spansOf(written: string): Span[] | null {
  const text = plain(written)
  if (/^ferme?e?$/.test(text)) return []
  const spans = text.split(/, | et (?=de )|,| puis /).map(openingSpan)
  return spans.every((span) => span !== null) ? spans : null
}

/** « de 9 h à 12 h 30 » as two times of the day; `null` when it says anything else. */
export function openingSpan(written: string): Span | null {
  const [, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(plain(written)) ?? []
  const opens = timeOf(fromHour, fromMinute)
  const closes = timeOf(toHour, toMinute)
  return opens !== null && closes !== null && opens < closes ? { opens, closes } : null
}

const timeOf = (hour = '', minute = '00'): string | null =>
  hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null
