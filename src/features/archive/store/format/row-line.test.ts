import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ArchiveFault } from './archive-fault.ts'
import type { Column } from './columns.ts'
import { driverValue, lineOf, valuesOf } from './row-line.ts'

const COLUMNS: readonly Column[] = [
  { name: 'id', kind: 'number', isNullable: true },
  { name: 'text', kind: 'text', isNullable: true },
  { name: 'flag', kind: 'flag', isNullable: true },
  { name: 'at', kind: 'instant', isNullable: true },
]

const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
const rows = fc.record({
  id: fc.option(fc.maxSafeInteger()),
  text: fc.option(fc.string({ unit: 'binary' }).map((text) => text.toWellFormed())),
  flag: fc.option(fc.boolean()),
  at: fc.option(instants),
})

test('a row comes back as it was, as either engine keeps it, in one line', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const asSqlite = {
        ...row,
        flag: row.flag === null ? null : Number(row.flag),
        at: row.at?.toISOString() ?? null,
      }
      const line = lineOf(COLUMNS, row)
      expect(lineOf(COLUMNS, asSqlite)).toBe(line)
      expect(line).not.toContain('\n')
      const values = valuesOf(COLUMNS, line)
      // JSON has one zero.
      expect(values).toEqual([row.id === 0 ? 0 : row.id, row.text, asSqlite.flag, asSqlite.at])
      const [, , flag = null] = values
      expect(driverValue(flag, 'flag', 'postgres')).toBe(row.flag)
      expect(driverValue(flag, 'flag', 'sqlite')).toBe(asSqlite.flag)
    }),
  )
})

test('an instant is written in the one form, whatever SQLite held', () => {
  const at = (text: string) =>
    lineOf([{ name: 'at', kind: 'instant', isNullable: true }], { at: text })
  expect(at('2026-11-20T10:00:00Z')).toBe('["2026-11-20T10:00:00.000Z"]')
  expect(() => at('demain')).toThrow(/« demain », qui n’est pas un instant/)
})

test.each([
  'null',
  '{}',
  '[1,"a",1]',
  '[1,"a",1,null,5]',
  '["1","a",1,null]',
  '[1.5,"a",1,null]',
  '[1,2,1,null]',
  '[1,"a",2,null]',
  '[1,"a",true,null]',
  '[1,"a",1,"2026-11-20"]',
  '[1,["a"],1,null]',
  '[1,"a"',
])('the line %s is refused', (line) => {
  expect(() => valuesOf(COLUMNS, line)).toThrow(ArchiveFault)
})

test('a line of lists in lists, or of too many values, is refused before it is taken apart', () => {
  const parse = vi.spyOn(JSON, 'parse')
  for (const line of [`[1,${'['.repeat(1000)}`, `[${'1,'.repeat(1000)}1]`]) {
    expect(() => valuesOf(COLUMNS, line)).toThrow(/pas la forme attendue/)
  }
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('a value that is neither number nor text is told with its column', () => {
  expect(() =>
    lineOf([{ name: 'words', kind: 'text', isNullable: true }], { words: Buffer.from('a') }),
  ).toThrow(/colonne words/)
})
