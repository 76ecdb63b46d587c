import { createHash } from 'node:crypto'

/** What two tables have in common when they are equal. */
export interface TableSum {
  name: string
  rows: number
  /** SHA-256 of the lines in order, in hexadecimal. */
  sha256: string
}

/** Counts and sums up lines as they pass. */
export function summing(name: string): { add(line: string): void; sum(): TableSum } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line) {
      hash.update(line).update('\n')
      rows += 1
    },
    sum: () => ({ name, rows, sha256: hash.digest('hex') }),
  }
}
