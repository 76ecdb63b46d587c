import type { DatedFigure } from '#base/core/dated-figure.ts'
import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { readSettings, settingRows } from '#features/sites/store/settings.ts'
import { withFigures } from './figures-in-text.ts'
import { usefulFiguresSchema } from './useful-figures.ts'

const figure = {
  key: 'taux',
  group: 'taux',
  label: 'Taux',
  unit: '%',
  value: 3,
  values: null,
  from: '2026-01-01',
  to: '',
  known_until: '',
  source: { name: 'JO', url: 'https://www.legifrance.gouv.fr/', licence: '' },
  checked_on: '2026-01',
  to_verify: false,
  rhythm: '',
  note: '',
}

const table = {
  columns: [{ key: 'a', label: 'A', unit: '€' }],
  rows: [{ key: '3cv', label: '3 CV', cells: [0.5, 1] }],
}

test.each([
  [{ from: '01/01/2026' }, 'aaaa-mm-jj'],
  [{ to: '2026-02-30' }, 'aaaa-mm-jj'],
  [{ to: '2025-12-31' }, 'précède'],
  [{ known_until: '2025-12-31' }, 'avant d’être en vigueur'],
  [{ known_until: 'mars' }, 'aaaa-mm-jj'],
  [{ checked_on: '2026-13' }, 'aaaa-mm'],
  [{ checked_on: '' }, 'sa source (source.name) et la date'],
  [{ value: '3' }, 'une valeur est un nombre'],
  [{ value: 3, values: { ...table, rows: [] } }, 'rows'],
  [{ value: null, values: table }, 'autant de cases'],
  [{ label: '' }, 'le libellé est vide'],
  [{ source: { name: 'JO', url: 'javascript:alert(1)', licence: '' } }, 'http'],
])('a figure with %j is refused with what to write instead', (change, reason) => {
  const [row] = [{ name: 'useful_figures', value: JSON.stringify([{ ...figure, ...change }]) }]
  const { value, faults } = readSettings([row])
  expect(value.useful_figures).toEqual([])
  expect(faults.join()).toContain(reason)
})

test('a value and a scale, or the same key twice from the same day, are refused', () => {
  const both = { ...figure, values: { ...table, rows: [{ ...table.rows[0], cells: [1] }] } }
  expect(usefulFiguresSchema.safeParse([both]).error?.issues[0]?.message).toMatch(/pas les deux/)
  expect(usefulFiguresSchema.safeParse([figure, figure]).error?.issues[0]?.message).toMatch(
    /la même clé/,
  )
  expect(usefulFiguresSchema.safeParse([figure, { ...figure, from: '2026-07-01' }]).success).toBe(
    true,
  )
})

test('the demo’s figures are accepted, and have values only with their mark', async () => {
  const demoFigures = (await loadDemo()).site.settings.useful_figures
  expect(readSettings(settingRows({ useful_figures: demoFigures })).value.useful_figures).toEqual(
    demoFigures,
  )
  const isNewest = ({ key, from }: DatedFigure) =>
    demoFigures.every((other) => other.key !== key || other.from <= from)
  const given = demoFigures.filter(
    (one) => (one.value !== null || one.values !== null) && isNewest(one),
  )
  // What was read at one source alone, or remembered, is told as to be confirmed.
  const toConfirm = given.filter(({ to_verify }) => to_verify).map(({ key }) => key)
  expect(toConfirm).toEqual([
    'minimum_garanti',
    'avantage_repas',
    'cadeaux_salaries',
    'avantage_repas_hcr',
    'taux_cotisations',
    'cotisations_independants',
    'smic_mayotte',
    'taux_tva',
    'plafonds_micro',
    'contribution_sociale_is',
    'regime_simplifie_tva',
    'acre_micro',
    'annonce_legale',
    'plafond_quotient_parent_isole',
    'contribution_hauts_revenus',
    'plafond_epargne_retraite',
    'grand_deplacement',
    'exoneration_frais',
    'avantage_vehicule',
    'taxes_vehicules',
    'taux_interet_legal_particuliers',
  ])
  // One number a key: what has two of them is a scale, or two keys.
  const amounts = ['smic_horaire', 'smic_mensuel', 'plafond_securite_sociale', 'plafond_mensuel']
  expect(amounts.map((key) => given.find((one) => one.key === key)?.value)).toEqual([
    12.31, 1867.02, 48060, 4005,
  ])
  for (const { key, checked_on, source, from, to, known_until, rhythm } of given) {
    expect([key, checked_on, source.name !== '']).toEqual([key, '2026-11', true])
    // What changes each year ends with it; the mileage scale holds until the next is published.
    if (rhythm === 'chaque année')
      expect([key, from, to || known_until]).toEqual([key, '2026-01-01', '2026-12-31'])
  }
})

test('texts of the demo name figures that hold, and none that is still to be confirmed', async () => {
  const demo = await loadDemo()
  const named = new Set(JSON.stringify(demo).match(/%%chiffre:[^%]+%%/g))
  expect(named.size).toBeGreaterThan(40)
  const { useful_figures: figures } = demo.site.settings
  const day = { year: 2026, month: 11, day: 30 }
  const unsure = [...named].filter((mark) =>
    withFigures(mark, { figures, day, lang: 'fr' }).includes('à confirmer'),
  )
  expect(unsure).toEqual([])
})

test('what was stored before figures said until when they are known has no such bound', () => {
  const { known_until: _none, ...before } = figure
  expect(usefulFiguresSchema.parse([before])).toEqual([figure])
})

test('a value without a source is refused', () => {
  const unsourced = { ...figure, source: { name: '', url: '', licence: '' } }
  expect(usefulFiguresSchema.safeParse([unsourced]).error?.issues[0]?.message).toMatch(
    /avec sa source/,
  )
})

test('periods of a key that overlap are refused; one without end gives way to the next', () => {
  const wrong = (periods: readonly (readonly [string, string])[]) =>
    usefulFiguresSchema.safeParse(periods.map(([from, to]) => ({ ...figure, from, to }))).error
      ?.issues[0]?.message
  expect(
    wrong([
      ['2026-01-01', '2026-07-01'],
      ['2026-07-01', ''],
    ]),
  ).toMatch(/se chevauchent/)
  expect(
    wrong([
      ['2026-07-01', ''],
      ['2026-01-01', '2026-08-31'],
    ]),
  ).toMatch(/se chevauchent/)
  expect(
    wrong([
      ['2026-01-01', '2026-06-30'],
      ['2026-07-01', ''],
    ]),
  ).toBeUndefined()
  expect(
    wrong([
      ['2026-01-01', ''],
      ['2026-07-01', ''],
    ]),
  ).toBeUndefined()
})
