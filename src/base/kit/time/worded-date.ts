import type { Culture } from '../language.ts'
import { calendarDay, utcDate } from './calendar-day.ts'
import { longDate } from './french-date.ts'

const IN_WORDS = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
const englishWords = new Intl.DateTimeFormat('en-GB', IN_WORDS)

/** An instant as « 16 novembre 2026 » or « 16 November 2026 », in Paris; empty when it can't be read. */
export function wordedDate(instant: string, culture: Culture): string {
  const day = calendarDay(instant)
  if (day === null) return ''
  return culture === 'en-GB' ? englishWords.format(utcDate(day)) : longDate(day)
}
