import { stringify } from 'csv-stringify/sync'
import { seenText } from './seen-text.ts'

/** What a file for a spreadsheet begins with: the byte order mark that French ones expect. */
export const SPREADSHEET_START = '\uFEFF'

/**
 * A table for a spreadsheet, its heads first: with semicolons and a byte order mark, as French ones
 * expect, no cell that one would run as a formula, and none that reads as another text than it is.
 */
export const spreadsheet = (rows: readonly (readonly string[])[]): string =>
  SPREADSHEET_START + spreadsheetLines(rows)

/** Further lines of such a table. */
export const spreadsheetLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(inert)),
    { delimiter: ';', record_delimiter: 'windows', escape_formulas: true, quoted: true },
  )

/** Spreadsheets also look behind spaces, and some at the full-width signs; none may hide behind what nobody sees. */
function inert(text: string): string {
  const cell = seenText(text)
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) && !/^[=+\-@\t\r]/.test(cell)
    ? `'${cell}`
    : cell
}
