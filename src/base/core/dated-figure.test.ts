import { expect, test } from 'vitest'
import { cellOf, type DatedFigure } from './dated-figure.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'

const figure: DatedFigure = {
  key: 'taux',
  group: 'taux',
  label: 'Taux',
  unit: '%',
  value: 3,
  values: null,
  from: '2026-01-01',
  to: '2026-06-30',
  known_until: '',
  source: { name: 'JO', url: '', licence: '' },
  checked_on: '2026-01-02',
  to_verify: false,
  rhythm: '',
  note: '',
}
const next: DatedFigure = { ...figure, value: 4, from: '2026-07-01', to: '' }

const stateOn = (figures: DatedFigure[], year: number, month: number, day: number) => {
  const { state, figure: found } = figureOn(figures, 'taux', { year, month, day })
  return [state, found?.value]
}

test('a figure is current from its first day to its last, both included', () => {
  expect(stateOn([figure], 2025, 12, 31)).toEqual(['missing', 3])
  expect(stateOn([figure], 2026, 1, 1)).toEqual(['current', 3])
  expect(stateOn([figure], 2026, 6, 30)).toEqual(['current', 3])
  expect(stateOn([figure], 2026, 7, 1)).toEqual(['out-of-date', 3])
})

test('of two periods the one that holds the day counts, the later one when both do', () => {
  expect(stateOn([next, figure], 2026, 6, 30)).toEqual(['current', 3])
  expect(stateOn([figure, next], 2026, 7, 1)).toEqual(['current', 4])
  expect(stateOn([{ ...figure, to: '' }, next], 2030, 1, 1)).toEqual(['current', 4])
})

test('a figure without a value is missing, and a key that nobody named too', () => {
  expect(stateOn([{ ...figure, value: null }], 2026, 2, 1)).toEqual(['missing', null])
  expect(figureOn([figure], 'autre', { year: 2026, month: 2, day: 1 })).toEqual({
    state: 'missing',
    figure: null,
  })
})

test('a cell of a scale is found by the names of its row and column', () => {
  const table = {
    columns: [
      { key: 'a', label: 'A', unit: '€' },
      { key: 'b', label: 'B', unit: '€' },
    ],
    rows: [{ key: '3cv', label: '3 CV', cells: [0.5, null] }],
  }
  expect(cellOf(table, '3cv', 'a')).toBe(0.5)
  for (const [row, column] of [
    ['3cv', 'b'],
    ['3cv', 'c'],
    ['4cv', 'a'],
  ] as const) {
    expect(cellOf(table, row, column), `${row} ${column}`).toBeNull()
  }
})

test('past the day until which it is known a figure is to be confirmed, until the end of March', () => {
  const known = { ...figure, to: '', known_until: '2026-12-31' }
  const on = (year: number, month: number, day: number) =>
    figureOn([known], 'taux', { year, month, day })
  expect(on(2026, 12, 31)).toEqual({ state: 'current', figure: known })
  const later = { state: 'current', figure: { ...known, to_verify: true }, beyond: true }
  expect(on(2027, 1, 1)).toEqual(later)
  expect(on(2027, 3, 31)).toEqual(later)
  expect(on(2027, 4, 1)).toEqual({ state: 'out-of-date', figure: { ...known, to: '2026-12-31' } })
  // Whoever wants it withdrawn earlier writes its end.
  const withdrawn = { ...known, to: '2027-01-31' }
  expect(figureOn([withdrawn], 'taux', { year: 2027, month: 2, day: 1 }).state).toBe('out-of-date')
})
