import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { readSettings, settingRows } from '#features/sites/store/settings.ts'
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
  const given = demoFigures.filter(({ value, values }) => value !== null || values !== null)
  expect(given.map(({ key, value }) => [key, value])).toEqual([
    ['delai_paiement_maximal', 60],
    ['delai_paiement_fin_de_mois', 45],
    ['indemnite_recouvrement', 40],
    ['penalites_multiple_interet_legal', 3],
    ['penalites_majoration_bce', 10],
  ])
  for (const { to_verify, checked_on } of given)
    expect([to_verify, checked_on]).toEqual([true, '2026-11'])
})
