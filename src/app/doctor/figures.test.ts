import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { figuresToRead } from '#features/figures/rules/figures-to-read.ts'
import { checkFigures } from './figures.ts'

const { site: demoSite } = await loadDemo()

const today = { year: 2026, month: 11, day: 21 }

const figure: DatedFigure = {
  key: 'taux',
  group: 'taux',
  label: 'Taux',
  unit: '%',
  value: 3,
  values: null,
  from: '2026-07-01',
  to: '2026-12-31',
  known_until: '',
  source: { name: 'JO', url: '', licence: '' },
  checked_on: '2026-07-02',
  to_verify: false,
  rhythm: '',
  note: '',
}

const findings = (...figures: DatedFigure[]) =>
  checkFigures(
    [{ ...demoSite, settings: { ...demoSite.settings, useful_figures: figures } }],
    today,
  ).map(({ level, finding }) => `${level} ${finding}`)

test('a figure out of date, about to be or long unseen is told with what to do', () => {
  expect(findings({ ...figure, to: '2026-11-20' })).toEqual([
    'todo « Taux » n’est plus à jour depuis le 2026-11-20',
  ])
  expect(findings({ ...figure, to: '2026-12-20' })).toEqual([
    'todo « Taux » n’est en vigueur que jusqu’au 2026-12-20',
  ])
  expect(findings({ ...figure, to: '', checked_on: '2025-10' })).toEqual([
    'todo « Taux » n’a pas été vérifié depuis 2025-10',
  ])
})

test('a figure is asked for a month before the day until which it is known, and after it', () => {
  for (const known_until of ['2026-11-20', '2026-12-20']) {
    expect(findings({ ...figure, to: '', known_until })).toEqual([
      `todo « Taux » n’est connu que jusqu’au ${known_until}`,
    ])
  }
  expect(findings({ ...figure, to: '', known_until: '2026-12-21' })).toEqual([
    'ok 1 chiffre en vigueur, 0 à confirmer',
  ])
  // Near the end of March it is still to be read, not near an end that nobody wrote.
  const known = { ...figure, to: '', known_until: '2026-12-31' }
  expect(figuresToRead([known], { year: 2027, month: 3, day: 20 })).toMatchObject([
    { reason: 'beyond', at: '2026-12-31' },
  ])
  expect(findings({ ...figure, from: '', to: '', known_until: '2025-12-31' })).toEqual([
    'todo « Taux » n’est plus à jour depuis le 2025-12-31',
  ])
})

test('a figure with a month before it, or with its successor, is in order', () => {
  const ending = { ...figure, to: '2026-12-20' }
  expect(findings({ ...figure, to: '2026-12-21' })).toEqual([
    'ok 1 chiffre en vigueur, 0 à confirmer',
  ])
  expect(findings(ending, { ...figure, from: '2026-12-21', to: '' })).toEqual([
    'ok 1 chiffre en vigueur, 0 à confirmer',
  ])
  expect(findings({ ...figure, value: null })).toEqual(['ok 0 chiffre en vigueur, 1 à confirmer'])
})
