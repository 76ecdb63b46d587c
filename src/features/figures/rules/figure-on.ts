import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure, FigureOn } from '#base/core/dated-figure.ts'
import { isoDay } from '#base/kit/time/working-days.ts'

/** Whether somebody has given the figure a value. */
const hasValue = ({ value, values }: Pick<DatedFigure, 'value' | 'values'>): boolean =>
  value !== null || values !== null

/**
 * What a key is worth on a day: the period that holds the day, the one that began last when two do.
 * Past values only: the last is named as out of date, for its source and its dates; it must not be
 * shown nor computed with. A value of days to come is missing until then.
 */
export function figureOn(figures: readonly DatedFigure[], key: string, day: CalendarDay): FigureOn {
  const at = isoDay(day)
  const named = figures.filter((figure) => figure.key === key)
  const begun = named
    .filter((figure) => hasValue(figure) && figure.from <= at)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
  const current = begun.find(({ to }) => to === '' || at <= to)
  if (current) return knownOn(current, at)
  const [last] = begun
  if (last) return { state: 'out-of-date', figure: last }
  return { state: 'missing', figure: named.find((figure) => !hasValue(figure)) ?? named[0] ?? null }
}

/** A value in force, as far as it was known to be on a day (`yyyy-mm-dd`). */
function knownOn(figure: DatedFigure, at: string): FigureOn {
  const { known_until: known } = figure
  if (known === '' || at <= known) return { state: 'current', figure }
  return at < refusedFrom(known)
    ? { state: 'current', figure: { ...figure, to_verify: true }, beyond: true }
    : { state: 'out-of-date', figure: { ...figure, to: known } }
}

/** Law of one year answers questions of the next until the end of March, while the new one is read. */
export const refusedFrom = (known: string): string => `${Number(known.slice(0, 4)) + 1}-04-01`
