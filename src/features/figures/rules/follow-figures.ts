import type { DatedFigure } from '#base/core/dated-figure.ts'
import { MAX_FIGURES } from './useful-figures.ts'

/**
 * What a site that follows others' figures has once these have changed: a key whose periods were theirs gets the new
 * ones, a key that it has changed, or taken out, stays as it is. `null` when nothing changes.
 */
export function followedFigures(
  own: readonly DatedFigure[],
  before: readonly DatedFigure[],
  after: readonly DatedFigure[],
): DatedFigure[] | null {
  const keys = otherKeys(before, after).filter((key) => periods(own, key) === periods(before, key))
  if (keys.length === 0) return null
  const next = keys.reduce((figures, key) => withPeriodsOf(figures, after, key), [...own])
  return next.length > MAX_FIGURES ? null : next
}

/** Keys of either list whose periods differ. */
export const otherKeys = (own: readonly DatedFigure[], others: readonly DatedFigure[]): string[] =>
  [...new Set([...own, ...others].map(({ key }) => key))].filter(
    (key) => periods(own, key) !== periods(others, key),
  )

/** The figures with the periods that a key has in others, where it stood, or last. */
export function withPeriodsOf(
  figures: readonly DatedFigure[],
  others: readonly DatedFigure[],
  key: string,
): DatedFigure[] {
  const theirs = others.filter((figure) => figure.key === key)
  const place = figures.findIndex((figure) => figure.key === key)
  const rest = figures.filter((figure) => figure.key !== key)
  // Whatever stands before the first of them is of another key.
  return rest.toSpliced(place === -1 ? rest.length : place, 0, ...theirs)
}

/** The periods of a key as a text, in the order in which they begin. */
const periods = (figures: readonly DatedFigure[], key: string): string =>
  JSON.stringify(
    figures
      .filter((figure) => figure.key === key)
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  )
