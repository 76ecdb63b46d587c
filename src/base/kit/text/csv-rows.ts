/** Cells of a row that are kept, whatever it holds: enough to tell that there are too many. */
const MOST_CELLS = 16

/** A row of a file, with the number of its first line from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * The rows of a CSV text: cells apart by `;`, `,` or tabs, whichever the first line holds first;
 * quoted cells may hold separators, line ends and doubled quotes. Empty lines are left out, spaces
 * around cells go, and so does a byte order mark. Of a row, the first sixteen cells are given.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = /[;,\t]/.exec(source.split('\n', 1)[0] ?? '')?.[0] ?? ';'
  let cells: string[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  let line = 1
  let start = 1
  const endCell = () => {
    if (cells.length < MOST_CELLS) cells.push(cell.trim())
    cell = ''
    isBlank = true
  }
  /** @returns the row that ends; `null` for an empty line */
  const endRow = (): CsvRow | null => {
    if (isBlank && cells.length === 0) {
      cell = ''
      return null
    }
    endCell()
    const row = { line: start, cells }
    cells = []
    return row.cells.some((one) => one !== '') ? row : null
  }
  for (let place = 0; place < source.length; place += 1) {
    const sign = source.charAt(place)
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') {
        cell += sign
        isBlank &&= sign.trim() === ''
      } else if (source[place + 1] === '"') {
        cell += '"'
        isBlank = false
        place += 1
      } else isQuoted = false
    } else if (sign === '"' && isBlank) {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      const row = endRow()
      if (row) yield row
      start = line
    } else {
      cell += sign
      isBlank &&= sign.trim() === ''
    }
  }
  const row = endRow()
  if (row) yield row
}
