import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

const cells = (text: string) => [...csvRows(text)].map((row) => row.cells)

test('cells stand apart by what the first line separates them with', () => {
  expect(cells('/a;/b\n/c;/d,e')).toEqual([
    ['/a', '/b'],
    ['/c', '/d,e'],
  ])
  expect(cells('/a,/b')).toEqual([['/a', '/b']])
  expect(cells('/a\t/b')).toEqual([['/a', '/b']])
  expect(cells('/a')).toEqual([['/a']])
})

test('quoted cells hold separators, quotes and line ends', () => {
  expect(cells('"/a;1";"dit ""oui"""\n/c;"x\ny"')).toEqual([
    ['/a;1', 'dit "oui"'],
    ['/c', 'x\ny'],
  ])
})

test('a spreadsheet’s mark, its line ends and empty lines do no harm; lines keep their numbers', () => {
  expect([
    ...csvRows('\uFEFFsource;destination\r\n\r\n /a ; /b \r\n;\r\n"x\r\ny";z\r\n/e;/f'),
  ]).toEqual([
    { line: 1, cells: ['source', 'destination'] },
    { line: 3, cells: ['/a', '/b'] },
    { line: 5, cells: ['x\ny', 'z'] },
    { line: 7, cells: ['/e', '/f'] },
  ])
  expect([...csvRows('')]).toEqual([])
})

test('a row of very many cells gives those at its beginning', () => {
  expect(cells(`a${';b'.repeat(500_000)}\nc;d`)).toEqual([
    ['a', ...Array.from({ length: 15 }, () => 'b')],
    ['c', 'd'],
  ])
})
