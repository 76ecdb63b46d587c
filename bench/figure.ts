/** What a figure must reach: itself, or its ratio to the baseline of the same run. */
export interface Target {
  of: 'value' | 'ratio'
  bound: 'at least' | 'at most'
  limit: number
}

/** One measured figure of a run. */
export interface Figure {
  /** What it is, in French, as the table prints it; the same in every run. */
  name: string
  /** The median of at least three rounds, unless the part says what else it is. */
  value: number
  /** « req/s », « ms », « Mo »…; empty for a count. */
  unit: string
  /** The same measure of what it is compared with, in the same rounds. */
  baseline?: number
  /** `value / baseline`. */
  ratio?: number
  target?: Target
  /** Whether the target is reached; `null` without one. */
  met: boolean | null
}

interface Measured {
  name: string
  value: number
  unit: string
  baseline?: number | undefined
  target?: Target | undefined
}

/**
 * A figure with its ratio and whether it reaches its target. What could not be measured (`NaN`) does
 * not reach it.
 */
export function figure({ name, value, unit, baseline, target }: Measured): Figure {
  const ratio = baseline === undefined ? undefined : value / baseline
  const counted = target?.of === 'ratio' ? ratio : value
  return {
    name,
    value,
    unit,
    ...(baseline === undefined ? {} : { baseline }),
    ...(ratio === undefined ? {} : { ratio }),
    ...(target ? { target } : {}),
    met: target ? reaches(counted ?? Number.NaN, target) : null,
  }
}

const reaches = (value: number, { bound, limit }: Target): boolean =>
  bound === 'at least' ? value >= limit : value <= limit

/** The value reaches at least this. */
export const atLeast = (limit: number): Target => ({ of: 'value', bound: 'at least', limit })

/** The value is at most this. */
export const atMost = (limit: number): Target => ({ of: 'value', bound: 'at most', limit })

/** The ratio to the baseline reaches at least this. */
export const ratioAtLeast = (limit: number): Target => ({ of: 'ratio', bound: 'at least', limit })

/** The ratio to the baseline is at most this. */
export const ratioAtMost = (limit: number): Target => ({ of: 'ratio', bound: 'at most', limit })

/** The middle value, the upper one of two; `NaN` of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The value that so many of all (0.95 for 95 %) do not exceed; `NaN` of none. */
export function percentile(values: readonly number[], share: number): number {
  const last = Math.max(0, values.length - 1)
  return values.toSorted((a, b) => a - b)[Math.min(last, Math.floor(values.length * share))] ?? NaN
}
