import { expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import {
  figureMark,
  figuresNamed,
  namingFaults,
  nextFigureChange,
  withFigures,
} from './figures-in-text.ts'

const figure = (parts: Partial<DatedFigure>): DatedFigure => ({
  key: 'smic',
  group: 'paie',
  label: 'SMIC',
  unit: '€',
  value: 12.31,
  values: null,
  from: '2026-06-01',
  to: '2026-12-31',
  known_until: '',
  source: { name: 'JO', url: '', licence: '' },
  checked_on: '2026-11',
  to_verify: false,
  rhythm: '',
  note: '',
  ...parts,
})

const scale = figure({
  key: 'franchise',
  label: 'Franchise',
  value: null,
  values: {
    columns: [
      { key: 'base', label: 'Seuil', unit: '€' },
      { key: 'taux', label: 'Taux', unit: '%' },
    ],
    rows: [{ key: 'vente', label: 'Ventes', cells: [85000, null] }],
  },
  to: '',
})

const figures = [
  figure({ value: 12.02, from: '2026-01-01', to: '2026-05-31' }),
  figure({}),
  scale,
  figure({ key: 'usure', label: 'Usure', value: null, from: '', to: '' }),
  figure({ key: 'doute', value: 4, unit: '%', to: '', to_verify: true }),
  figure({ key: 'connu', value: 48060, from: '2026-01-01', to: '', known_until: '2026-12-31' }),
  figure({ key: 'delai', value: 60, unit: 'jours', to: '' }),
  figure({ key: 'mesure', value: 3, unit: 'hectares', to: '' }),
  figure({ key: 'part', value: 3, unit: '<b>fois</b> "x" & y', to: '' }),
]

const on = (month: number, day = 20, year = 2026) => ({ year, month, day })

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const said = (text: string, day = on(11), lang: 'fr' | 'en' = 'fr') =>
  plain(withFigures(text, { figures, day, lang }))

test('a text says what a figure is worth on the day it is read', () => {
  const text = `<p>Le SMIC est de ${figureMark('smic')}, brut.</p>`
  expect(said(text, on(5))).toBe('<p>Le SMIC est de 12,02 €, brut.</p>')
  expect(said(text)).toBe('<p>Le SMIC est de 12,31 €, brut.</p>')
  expect(said(text, on(11), 'en')).toBe('<p>Le SMIC est de €12.31, brut.</p>')
  expect(said(figureMark('franchise', { row: 'vente', column: 'base' }))).toBe('85 000 €')
  expect(said(figureMark('franchise', { row: 'vente', column: 'base' }), on(11), 'en')).toBe(
    '€85,000',
  )
})

test('an English text names a unit in English, and one that nobody translated as it is', () => {
  expect(said('%%chiffre:delai%%', on(11), 'en')).toBe('60 days')
  expect(said('%%chiffre:delai%%')).toBe('60 jours')
  expect(said('%%chiffre:mesure%%', on(11), 'en')).toBe('3 hectares')
})

test('what is not sure says so, and what is not known shows no key', () => {
  expect(said('%%chiffre:doute%%')).toBe('4 % (à confirmer)')
  expect(said('%%chiffre:connu%%', on(2, 1, 2027))).toBe('48 060 € (à confirmer)')
  for (const mark of [
    'usure',
    'inconnu',
    'franchise',
    'franchise.vente.taux',
    'franchise.autre.base',
    'smic.vente.base',
    'Le SMIC horaire',
    '',
    'constructor',
  ]) {
    expect(said(`a %%chiffre:${mark}%% b`)).toBe('a chiffre à confirmer b')
  }
  expect(said('%%chiffre:smic%%', on(1, 5, 2027))).toBe('chiffre à confirmer')
  expect(said('%%chiffre:connu%%', on(4, 1, 2027))).toBe('chiffre à confirmer')
  expect(said('%%chiffre:usure%%', on(11), 'en')).toBe('figure to be confirmed')
})

test('a mark is read as people type it, a unit brings no HTML, and all else stays', () => {
  expect(said('%%Chiffre : SMIC %%')).toBe('12,31 €')
  expect(said('%%chiffre:part%%')).toBe('3 bfois/b x  y')
  const other = '100 %% %%AAAASS%% %%chiffre:<em>smic</em>%%'
  expect(withFigures(other, { figures, day: on(11), lang: 'fr' })).toBe(other)
})

test('keys that a text names are each told once', () => {
  expect(
    figuresNamed('%%chiffre:smic%% %%chiffre:SMIC%% %%chiffre:franchise.vente.base%%'),
  ).toEqual(['smic', 'franchise'])
  expect(figuresNamed('<p>12,31 %</p>')).toEqual([])
})

test('whoever writes is told of a key that is none, and of a cell that is none', () => {
  const faults = (text: string) => namingFaults(text, { figures, day: on(11) })
  expect(faults('%%chiffre:smic%% %%chiffre:franchise.vente.base%% %%chiffre:usure%%')).toEqual([])
  expect(faults('%%chiffre:smci%% %%chiffre:smci%%')).toEqual([
    'Aucun chiffre n’a la clé « smci » : choisissez-le par le bouton « Chiffre ».',
  ])
  expect(faults('%%chiffre:franchise%%')[0]).toMatch(/est un barème/)
  expect(faults('%%chiffre:franchise.vente.taux%%')[0]).toMatch(/est un barème/)
  expect(faults('%%chiffre:smic.a.b%%')[0]).toMatch(/n’est pas un barème/)
})

test('what holds until a figure changes holds until that midnight in Paris', () => {
  const next = (now: string) => nextFigureChange(figures, new Date(now))?.toISOString()
  expect(next('2026-04-02T10:00:00Z')).toBe('2026-05-31T22:00:00.000Z')
  expect(next('2026-11-20T10:00:00Z')).toBe('2026-12-31T23:00:00.000Z')
  // From here on the value that was known to the end of the year is shown no more.
  expect(next('2027-02-01T10:00:00Z')).toBe('2027-03-31T22:00:00.000Z')
  expect(nextFigureChange(figures, new Date('2027-04-02T10:00:00Z'))).toBeNull()
})
