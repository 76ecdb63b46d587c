/** How something grows with a size: what `bench/plot.ts` draws. */
export interface Curve {
  /** What is measured, in French. */
  name: string
  /** Unit of the values, « ms » for one. */
  unit: string
  /** What the sizes count, in French. */
  size: string
  /** In rising order of size; values are medians. */
  points: { size: number; value: number }[]
}
