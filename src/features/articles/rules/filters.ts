import { motifLabel } from '#base/core/article/motifs.ts'

/** One badge of a feed's filters (requirements D4). */
export interface FilterEntry {
  motif: string
  description: string
  is_active: boolean
}

/**
 * The filters of a feed (requirements D4): one for each of its motifs
 * that is subscribed, and whether « Tous » is active. « Tous » is active without `mo`, or when
 * `mo` holds more than one code; a `mo` of one code activates its filter. `mo` is what the
 * visitor asked for, before codes that are not subscribed are dropped.
 */
export function filterEntries(
  motifs: readonly string[],
  subscribed: Readonly<Record<string, string>>,
  mo: readonly string[] | null,
): { all: boolean; filters: FilterEntry[] } {
  const wanted = mo?.length === 1 ? mo[0] : undefined
  const filters = [...new Set(motifs)].flatMap((motif) =>
    Object.hasOwn(subscribed, motif)
      ? [
          {
            motif,
            description: motifLabel(subscribed[motif] ?? '', motif),
            is_active: motif === wanted,
          },
        ]
      : [],
  )
  return { all: mo === null || mo.length > 1, filters }
}

/**
 * A click on a filter: all are deactivated, the one with that description is activated. A description
 * that no filter has leaves none active, which is what « Tous » asks for.
 */
export function activateFilter(
  filters: readonly FilterEntry[],
  description: string,
): FilterEntry[] {
  const match = filters.findIndex((filter) => filter.description === description)
  return filters.map((filter, place) => ({ ...filter, is_active: place === match }))
}
