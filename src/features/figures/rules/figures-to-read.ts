import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { daysLater, isoDay } from '#base/kit/time/working-days.ts'
import { figureOn } from './figure-on.ts'

/** Days before a value's end on which it is asked for. */
const NOTICE = 30
/** Days after which a value without an end is to be read again. */
const YEAR = 366

/**
 * Why somebody should read a figure at its source: its period is over, or nobody knows whether it still holds, or one of
 * both soon will be, or nobody looked for a year.
 */
export const REASONS = ['over', 'beyond', 'ending', 'unread'] as const

export interface FigureToRead {
  key: string
  label: string
  reason: (typeof REASONS)[number]
  /** The last day of its period, or until which it is known; for an unread one the day or month of the last look, `2025-10`. */
  at: string
}

/** Figures that somebody should read at their source on a day, the most pressing first. Blank ones are none of them. */
export const figuresToRead = (
  figures: readonly DatedFigure[],
  today: CalendarDay,
): FigureToRead[] =>
  [...new Set(figures.map(({ key }) => key))]
    .flatMap((key) => toRead(figures, key, today) ?? [])
    .toSorted(
      (one, other) =>
        REASONS.indexOf(one.reason) - REASONS.indexOf(other.reason) || (one.at < other.at ? -1 : 1),
    )

function toRead(
  figures: readonly DatedFigure[],
  key: string,
  today: CalendarDay,
): FigureToRead | null {
  const now = figureOn(figures, key, today)
  if (now.state === 'missing') return null
  const { label, to, known_until, checked_on } = now.figure
  if (now.state === 'out-of-date') return { key, label, reason: 'over', at: to }
  const soon = figureOn(figures, key, daysLater(today, NOTICE))
  if (soon.state === 'current' && soon.beyond)
    return { key, label, reason: 'beyond', at: known_until }
  if (now.beyond) return { key, label, reason: 'beyond', at: known_until }
  if (soon.state !== 'current') return { key, label, reason: 'ending', at: to }
  const isOld = checked_on < isoDay(daysLater(today, -YEAR)).slice(0, checked_on.length)
  return isOld ? { key, label, reason: 'unread', at: checked_on } : null
}
