import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { easter } from '#base/kit/time/working-days.ts'
import { addDays, daysBetween, weekdayOf } from './days.ts'

/** A public holiday. */
export interface Holiday {
  day: CalendarDay
  name: string
}

const FIXED: readonly (readonly [number, number, string])[] = [
  [1, 1, 'Jour de l’an'],
  [5, 1, 'Fête du Travail'],
  [5, 8, 'Victoire de 1945'],
  [7, 14, 'Fête nationale'],
  [8, 15, 'Assomption'],
  [11, 1, 'Toussaint'],
  [11, 11, 'Armistice de 1918'],
  [12, 25, 'Noël'],
]

/** Days after Easter Sunday. */
const MOVING: readonly (readonly [number, string])[] = [
  [1, 'Lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'Lundi de Pentecôte'],
]

/**
 * The eleven public holidays of a year (Code du travail, art. L.3133-1) in order, and in Alsace and
 * Moselle Good Friday and 26 December.
 */
export function publicHolidays(year: number, alsaceMoselle: boolean): Holiday[] {
  const sunday = easter(year)
  const moving = alsaceMoselle ? [[-2, 'Vendredi saint'] as const, ...MOVING] : MOVING
  const fixed = alsaceMoselle ? [...FIXED, [12, 26, 'Saint-Étienne'] as const] : FIXED
  return [
    ...fixed.map(([month, day, name]) => ({ day: { year, month, day }, name })),
    ...moving.map(([after, name]) => ({ day: addDays(sunday, after), name })),
  ].toSorted((a, b) => a.day.month - b.day.month || a.day.day - b.day.day)
}

/** The days of a period, both ends included. */
export interface CountedDays {
  all: number
  /** Monday to Friday without holidays. */
  worked: number
  /** Monday to Saturday without holidays. */
  workable: number
  /** Holidays of the period in order. */
  holidays: Holiday[]
}

/** Counts without walking through every day: a period of centuries takes no longer than a week. */
export function countDays(from: CalendarDay, to: CalendarDay, alsaceMoselle: boolean): CountedDays {
  const all = daysBetween(from, to) + 1
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index)
  const holidays = years
    .flatMap((year) => publicHolidays(year, alsaceMoselle))
    .filter(({ day }) => daysBetween(from, day) >= 0 && daysBetween(day, to) >= 0)
  const first = weekdayOf(from)
  const sundays = occurrences(0, first, all)
  // Two holidays can share a day: 1 May and Ascension do in 2008.
  const off = [...new Set(holidays.map(({ day }) => daysBetween(from, day)))].map(
    (place) => (first + place) % 7,
  )
  const workable = all - sundays - off.filter((weekday) => weekday !== 0).length
  const saturdays = occurrences(6, first, all)
  const worked =
    all - sundays - saturdays - off.filter((weekday) => weekday !== 0 && weekday !== 6).length
  return { all, worked, workable, holidays }
}

/** How often a weekday comes in so many days from one that is a `first`. */
const occurrences = (weekday: number, first: number, days: number): number =>
  Math.floor((days - 1 - ((weekday - first + 7) % 7)) / 7) + 1
