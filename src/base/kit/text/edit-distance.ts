/** Letters to insert, remove, replace or swap with their neighbour. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swaps = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        replaced,
        cell(last, column) + 1,
        cell(line, column - 1) + 1,
        swaps ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = line
  }
  return cell(last, b.length)
}

const cell = (line: readonly number[], column: number): number =>
  line[column] ?? Number.POSITIVE_INFINITY

/** Letters that may be wrong in a word of that many. */
export const editsAllowed = (letters: number): number => (letters < 5 ? 1 : letters < 9 ? 2 : 3)
