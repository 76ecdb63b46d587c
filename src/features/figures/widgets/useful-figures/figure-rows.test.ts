import { expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { figureRows, licenceText } from './figure-rows.ts'

const today = { year: 2026, month: 11, day: 21 }

const figure: DatedFigure = {
  key: 'taux',
  group: 'taux',
  label: 'Taux',
  unit: '%',
  value: 3.5,
  values: null,
  from: '2026-07-01',
  to: '2026-12-31',
  known_until: '',
  source: { name: 'JO', url: 'https://www.legifrance.gouv.fr/', licence: 'Licence Ouverte 2.0' },
  checked_on: '2026-07-02',
  to_verify: false,
  rhythm: 'semestre',
  note: '',
}

/** Makes no-break spaces plain. */
const plain = (text: string | null) => text && text.replaceAll(/[\u00A0\u202F]/g, ' ')
const rowOf = (...figures: DatedFigure[]) => {
  const [row] = figureRows(figures, 'taux', today)
  return row && [plain(row.value), ...row.remarks.map(plain)]
}

test('a value in force says since when, until when and when it was read', () => {
  expect(rowOf(figure)).toEqual([
    '3,5 %',
    'en vigueur du 1er juillet 2026 au 31 décembre 2026',
    'vérifié le 2 juillet 2026',
  ])
  const since = { ...figure, to: '', to_verify: true, checked_on: '2026-11' }
  expect(rowOf(since)).toEqual([
    '3,5 %',
    'en vigueur depuis le 1er juillet 2026',
    'relevé en novembre 2026',
  ])
  expect(rowOf({ ...since, from: '' })).toEqual(['3,5 %', 'relevé en novembre 2026'])
})

test('a value out of date is not shown, one that nobody gave is blank', () => {
  expect(rowOf({ ...figure, to: '2026-11-20' })).toEqual([
    null,
    'La valeur n’est plus à jour depuis le 20 novembre 2026 : lisez-la à sa source.',
  ])
  expect(figureRows([{ ...figure, to: '2026-11-20' }], 'taux', today)[0]?.isBlank).toBe(false)
  for (const none of [{ value: null }, { from: '2027-01-01', to: '' }]) {
    expect(rowOf({ ...figure, ...none })).toEqual([null])
    expect(figureRows([{ ...figure, ...none }], 'taux', today)[0]?.isBlank).toBe(true)
  }
})

test('what it was worth before follows, the latest first; a course from four values on', () => {
  const period = (value: number | null, from: string, to: string) => ({
    ...figure,
    value,
    from,
    to,
  })
  const [first, second, third] = [
    period(3, '2025-01-01', '2025-06-30'),
    period(3.2, '2025-07-01', '2025-12-31'),
    period(3.4, '2026-01-01', '2026-06-30'),
  ]
  const read = (...figures: DatedFigure[]) => figureRows(figures, 'taux', today)[0]
  expect(read(figure)).toMatchObject({ past: [], course: [] })
  expect(read(second, figure, third)).toMatchObject({ course: [] })
  const whole = read(third, first, figure, second, period(9, '2027-01-01', ''))
  expect(whole?.past.map(({ value }) => plain(value))).toEqual(['3,4 %', '3,2 %', '3 %'])
  expect(plain(whole?.past[0]?.period ?? null)).toBe('du 1er janvier 2026 au 30 juin 2026')
  expect(whole?.course).toEqual([3, 3.2, 3.4, 3.5])
  expect(read(first, period(null, '2025-07-01', ''))?.past).toHaveLength(1)
})

test('of one that is over, the last value is history like those before it', () => {
  const ended = { ...figure, to: '2026-11-20' }
  const before = [2023, 2024, 2025].map((year, place) => ({
    ...figure,
    value: place + 1,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  }))
  const [row] = figureRows([...before, ended], 'taux', today)
  expect(row).toMatchObject({ value: null, course: [1, 2, 3, 3.5] })
  expect(row?.past.map(({ value }) => plain(value))).toEqual(['3,5 %', '3 %', '2 %', '1 %'])
  const known = { ...figure, from: '2025-01-01', to: '', known_until: '2025-12-31' }
  expect(
    plain(
      figureRows([known], 'taux', { ...today, month: 4, year: 2027 })[0]?.past[0]?.period ?? null,
    ),
  ).toBe('du 1er janvier 2025 au 31 décembre 2025')
})

test('a scale is a table with its units; a group is in order of the names, each key once', () => {
  const values = {
    columns: [{ key: 'd', label: 'Jusqu’à 5 000 km', unit: '€' }],
    rows: [
      { key: '3', label: '3 CV', cells: [0.529] },
      { key: '4', label: '4 CV', cells: [null] },
    ],
  }
  const scale = { ...figure, key: 'km', label: 'Échelle', value: null, values }
  const rows = figureRows([figure, scale, { ...figure, from: '2026-01-01' }], 'taux', today)
  expect(rows.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Échelle', null],
    ['Taux', '3,5 %'],
  ])
  expect(rows[0]?.table?.rows.map(({ cells }) => cells.map(plain))).toEqual([['0,529 €'], ['–']])
  expect(figureRows([figure], 'autre', today)).toEqual([])
})

test('P2 public data shown again names its source, its licence and its last reading', () => {
  expect(plain(licenceText([figure], 'taux', today))).toBe(
    'Valeurs reprises de : JO (Licence Ouverte 2.0), dernière lecture : 2 juillet 2026.',
  )
  expect(licenceText([{ ...figure, to: '2026-11-20' }], 'taux', today)).toBe('')
  expect(licenceText([{ ...figure, value: null }], 'taux', today)).toBe('')
})
