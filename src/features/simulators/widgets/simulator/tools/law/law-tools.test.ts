import { beforeAll, describe, expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import type { Result } from '../result.ts'
import { TOOLS, type ToolName } from '../../tools.ts'

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

let demoFigures: readonly DatedFigure[] = []

beforeAll(async () => {
  demoFigures = (await loadDemo()).site.settings.useful_figures
})

/** What a tool finds on a day with the demo's figures. */
function foundOn(
  name: ToolName,
  [year, month, day]: readonly [number, number, number],
  typed = {},
) {
  const [, tool] = TOOLS[name]
  const figures = Object.fromEntries(
    tool.figures.map((key) => [key, figureOn(demoFigures, key, { year, month, day })]),
  )
  const simulation = tool.simulate(typed, figures)
  if (simulation.state !== 'found') throw new Error(`${name} finds nothing.`)
  return simulation.result
}

const warnings = ({ remarks }: Result): string =>
  plain(remarks.map(({ tone, text }) => `${tone} ${text}`).join('\n'))

const answer = ({ answers }: Result): string => plain(answers[0]?.value ?? '')

describe.each(['indemnites-kilometriques', 'cotisations-independants'] as const)('%s', (name) => {
  const LAW = 'warning Calcul selon les règles connues au 31 décembre 2026'

  test('says nothing of its law in its year, then which one, then refuses', () => {
    const inYear = foundOn(name, [2026, 12, 31])
    expect(warnings(inYear)).not.toContain(LAW)
    for (const day of [
      [2027, 1, 1],
      [2027, 3, 31],
    ] as const) {
      const later = foundOn(name, day)
      expect(warnings(later)).toContain(LAW)
      expect(warnings(later)).toContain('il s’arrête le 1er avril 2027')
      expect(answer(later)).toBe(answer(inYear))
    }
    const refused = foundOn(name, [2027, 4, 1])
    expect(answer(refused)).toMatch(/^non calculées?$/)
    expect(plain(refused.sentence)).toMatch(/enregistrés? ici/)
    expect(warnings(refused)).toContain('valeur à confirmer')
  })
})

test('the plan of a closing is made for years whose law is known, and says so of the next two', () => {
  const [, tool] = TOOLS['retroplanning-de-cloture']
  const of = (cloture: string) => tool.simulate({ cloture }, {})
  for (const outside of ['2020-12-31', '2029-01-31', '2099-12-31']) {
    const { state, ...more } = of(outside)
    expect([state, JSON.stringify(more)]).toEqual([
      'faults',
      expect.stringContaining('indiquez un jour de 2021 à 2028'),
    ])
  }
  const found = (cloture: string) =>
    warnings(foundOn('retroplanning-de-cloture', [2026, 11, 20], { cloture }))
  expect(found('2026-12-31')).not.toContain('pas encore connue')
  expect(found('2027-02-28')).toContain('loi de l’année 2027 n’est pas encore connue')
  expect(found('2028-12-31')).toContain(
    'loi de l’année 2029 n’est pas encore connue : les dates sont comptées par les règles de 2026',
  )
})

test('a trainee’s minimum is that of its year, or is not computed; it is 15 % of the ceiling of an hour', () => {
  const inYear = foundOn('gratification-de-stage', [2026, 12, 31], { prevue: '600' })
  expect(answer(inYear)).toBe('obligatoire')
  expect(warnings(inYear)).toContain('warning La gratification prévue est inférieure au minimum')
  expect(warnings(inYear)).toContain('4,50 €, relevé en novembre 2026. Source :')
  const above = warnings(foundOn('gratification-de-stage', [2026, 12, 31], { prevue: '800' }))
  expect(above).toContain('note Chaque mois, 107,00 € dépassent le minimum')
  const later = foundOn('gratification-de-stage', [2027, 1, 1])
  expect(answer(later)).toBe('non calculée')
  expect(warnings(later)).toContain('valeur à confirmer')
  const valueOf = (key: string): number =>
    demoFigures.find((figure) => figure.key === key && figure.from === '2026-01-01')?.value ?? 0
  expect(valueOf('gratification_stage')).toBeCloseTo(valueOf('plafond_horaire') * 0.15)
})

/** Euros of a cell. */
const amount = (text: string): number =>
  Math.round(Number(plain(text).replace(/[ €]/g, '').replace(',', '.')) * 100)

test('the lines of contributions add up to their total, to the cent', () => {
  for (let result = 8000; result < 400_000; result += 1234.56) {
    const typed = { resultat: result.toFixed(2) }
    const { tables } = foundOn('cotisations-independants', [2026, 11, 20], typed)
    const rows = tables[0]?.rows ?? []
    expect(tables[0]?.title).toBe('Comment ce montant est calculé')
    expect(rows).toHaveLength(9)
    const cells = rows.map((row) => amount(String(row.at(-1))))
    const total = cells.pop()
    expect(cells.reduce((sum, one) => sum + one, 0)).toBe(total)
  }
})

test('a scale that lacks a row computes nothing', () => {
  const scale = demoFigures.find(({ key }) => key === 'cotisations_independants')
  const ceiling = figureOn(demoFigures, 'plafond_securite_sociale', {
    year: 2026,
    month: 11,
    day: 20,
  })
  if (!scale?.values) throw new Error('The demo has no scale of contributions.')
  for (const { key } of scale.values.rows.filter(({ key: row }) => !/\d/.test(row))) {
    const values = { ...scale.values, rows: scale.values.rows.filter((row) => row.key !== key) }
    const [, tool] = TOOLS['cotisations-independants']
    const activite = key === 'formation_artisan' ? 'artisan' : 'commercant'
    const simulation = tool.simulate(
      { activite },
      {
        plafond_securite_sociale: ceiling,
        cotisations_independants: { state: 'current', figure: { ...scale, values } },
      },
    )
    const said = simulation.state === 'found' ? answer(simulation.result) : ''
    expect([key, said]).toEqual([key, 'non calculées'])
  }
})
