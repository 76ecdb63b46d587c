import type { AccessibilityState } from '#base/core/settings/legal.ts'

/** Criteria of each theme of the RGAA 4.1.2, from theme 1 on. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12] as const

/** Numbers of its 106 criteria, in order: `1.1` … `13.12`. */
export const RGAA_CRITERIA: readonly string[] = THEMES.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
)

/** What a criterion is on a sample of pages: conforme, non conforme, non applicable. */
export const RGAA_STATES = ['C', 'NC', 'NA'] as const
type RgaaState = (typeof RGAA_STATES)[number]

/** A line of a grid, as the firm writes it. */
export const rgaaLine = (criterion: string, state: RgaaState): string => `${criterion} ${state}`

export interface RgaaResult {
  /** Criteria that are met, and those that apply. */
  met: number
  applicable: number
  /** Whole per cent of those that apply, rounded down. */
  rate: number
}

const LINE = /^(\d{1,2}\.\d{1,2}) (C|NC|NA)$/

/** What a grid comes to; `null` unless it has each criterion once, and one that applies. */
export function rgaaResult(grid: readonly string[]): RgaaResult | null {
  const states = new Map(
    grid.flatMap((line) => {
      const [, criterion, state] = LINE.exec(line.trim()) ?? []
      return criterion === undefined ? [] : [[criterion, state] as const]
    }),
  )
  if (grid.length !== RGAA_CRITERIA.length) return null
  if (RGAA_CRITERIA.some((criterion) => !states.has(criterion))) return null
  const all = [...states.values()]
  const met = all.filter((state) => state === 'C').length
  const applicable = all.filter((state) => state !== 'NA').length
  return applicable === 0 ? null : { met, applicable, rate: Math.floor((100 * met) / applicable) }
}

/** Per cent from which a site is « partiellement conforme » (RGAA, obligations, 5). */
const PARTLY = 50

/** A site whose grid is not there, or not whole, is « non conforme ». */
export function rgaaState(grid: readonly string[]): AccessibilityState {
  const result = rgaaResult(grid)
  if (result === null || result.rate < PARTLY) return 'non'
  return result.met === result.applicable ? 'totalement' : 'partiellement'
}
