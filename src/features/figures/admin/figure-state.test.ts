import { expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { confirmed, figureKeys, nextPeriod, stateOn } from './figure-state.ts'

const TODAY = { year: 2026, month: 11, day: 20 }

const figure = (changes: Partial<DatedFigure>): DatedFigure => ({
  key: 'smic',
  group: 'paie',
  label: 'SMIC horaire',
  unit: '€',
  value: 12,
  values: null,
  from: '2026-01-01',
  to: '',
  known_until: '',
  source: { name: 'service-public.fr', url: '', licence: '' },
  checked_on: '2026-01-02',
  to_verify: false,
  rhythm: '',
  note: '',
  ...changes,
})

test.each<[string, Partial<DatedFigure>, string]>([
  ['in force and read at its source', {}, 'confirmed'],
  ['in force but read elsewhere', { to_verify: true }, 'to-verify'],
  ['whose time is over', { to: '2026-10-31' }, 'out-of-date'],
  ['without a value', { value: null }, 'missing'],
  ['that begins later', { from: '2027-01-01' }, 'missing'],
])('a figure %s', (_words, changes, state) => {
  expect(stateOn([figure(changes)], 'smic', TODAY)).toBe(state)
})

test('periods of a key stand together, the earlier first, each with its place in the list', () => {
  const figures = [
    figure({ from: '2026-06-01' }),
    figure({ key: 'irl', label: 'IRL' }),
    figure({ from: '2025-01-01', to: '2026-05-31' }),
  ]
  expect(figureKeys(figures, TODAY).map(({ key, places }) => [key, places])).toEqual([
    ['smic', [2, 0]],
    ['irl', [1]],
  ])
})

test('a new period keeps the words and asks for value, dates and reading', () => {
  expect(nextPeriod(figure({ to_verify: true, to: '2026-12-31' }))).toEqual(
    figure({ value: null, from: '', to: '', checked_on: '', to_verify: false }),
  )
})

test('to confirm is to say the day on which the source was read', () => {
  const read = confirmed(figure({ to_verify: true, checked_on: '2025-11' }), '2026-11-20')
  expect([read.checked_on, read.to_verify]).toEqual(['2026-11-20', false])
})
