import { expect, test } from 'vitest'
import { spreadsheetLines } from './spreadsheet.ts'

test.each([
  ['facture\u202Efdp.exe', 'facturefdp.exe'],
  ['\u2066Zoé\u2069\0', 'Zoé'],
  // What is taken away hides no formula.
  ['\u202E=1+1', "'=1+1"],
  ['\u2067 \u202D＝1+1', "' ＝1+1"],
  ['une ligne\nune autre', 'une ligne\nune autre'],
])('%j stands in its cell as %j', (text, cell) => {
  expect(spreadsheetLines([[text]])).toBe(`"${cell}"\r\n`)
})
