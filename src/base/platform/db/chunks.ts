/** Rows of one multi-row insert: an engine takes some 32,000 values at once. */
const ROWS_AT_ONCE = 200

/** Items in parts that one statement holds. */
export function* chunksOf<T>(items: readonly T[], size: number = ROWS_AT_ONCE): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
