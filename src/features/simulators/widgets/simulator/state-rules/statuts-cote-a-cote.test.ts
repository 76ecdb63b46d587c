import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { RULES } from '../../../rules/known-rules.ts'
import { cents, faults, found, plain, told, toolOf } from '../tests/simulated.ts'
import { COLUMNS, STATUTS } from '../tests/cases/statuts.ts'
import { figuresOf } from '../load.ts'
import type { Figures } from '../tools/tool.ts'
import { EXAMPLES } from './examples.ts'
import { TAXED_LEVIES } from './statuts-cote-a-cote.ts'
import { sampled } from '../../../../../../tests/exhaustive.ts'

const NAME = 'statuts-cote-a-cote'
let figures: Figures = {}

beforeAll(async () => {
  const { site } = await loadDemo()
  const day = { year: 2026, month: 11, day: 22 }
  figures = figuresOf(toolOf(NAME), site.settings.useful_figures, day)
})

/** The rules find the gross of a president by trying, to some cents. */
const TRIED = 5

test('there are eight cases, and each kind of wrong input', () => {
  expect(STATUTS.filter((one) => one.found).length).toBeGreaterThanOrEqual(8)
})

describe('four statuses', sampled(false), () => {
  test.each(STATUTS)(
    'are right about $typed',
    ({ typed, found: expected, last, faults: wrong }) => {
      if (wrong) {
        expect(faults(NAME, typed, figures)).toEqual(wrong)
        return
      }
      const { answers, tables } = told(NAME, typed, figures)
      expect(answers.map(({ label }) => label)).toEqual(COLUMNS)
      for (const { label, value } of answers) {
        const right = expected?.[label] ?? ''
        if (label.startsWith('SASU') && /\d/.test(right))
          expect(Math.abs(cents(value) - cents(right)), label).toBeLessThanOrEqual(TRIED)
        else expect(plain(value), label).toBe(right)
      }
      const [main, ...others] = tables
      expect(main?.rows.at(-1)?.map(String)).toEqual(last)
      // Each column adds up to the cent, and its contributions are those of the table below.
      const rows = main?.rows ?? []
      const column = (at: number) => rows.map((row) => plain(String(row[at])))
      for (const at of [1, 2, 3, 4]) {
        const amounts = column(at).slice(0, -1)
        if (amounts[0] === 'non calculé') continue
        const left = amounts.pop() ?? ''
        const sum = amounts
          .filter((one) => one !== 'sans objet')
          .reduce((all, one) => all + cents(one), 0)
        expect(sum, String(main?.head[at])).toBe(cents(left))
      }
      for (const { title, rows: lines } of others.filter((one) => !one.title.includes('SASU'))) {
        const at = COLUMNS.findIndex((one) => title.toLowerCase().includes(one.toLowerCase())) + 1
        const total = cents(String(lines.at(-1)?.at(title.includes('icro') ? 1 : -1)))
        expect(cents(column(at)[2] ?? '') + total, title).toBe(0)
      }
    },
  )

  test('are asked with what their own tools ask', () => {
    const outputs = found(NAME, {}, figures)
    const sole = found('micro-entrepreneur', { ca: '60 000' })
    const head = found('president-de-sasu', { montant: '50 000' })
    for (const [part, own] of [
      ['micro', sole],
      ['sasu', head],
    ] as const)
      for (const [name, value] of Object.entries(own))
        expect(outputs[`${part} ${name}`]).toBe(value)
  })

  test('a company that keeps something pays its tax on it', () => {
    const { tables } = told(NAME, { ca: '100 000', charges: '0', reserve: '50 000' }, figures)
    // 42 500 € at 15 %, the rest at 25 %.
    expect(tables[0]?.rows[4]?.map((cell) => plain(String(cell)))).toEqual([
      'Impôt sur les sociétés',
      'sans objet',
      'sans objet',
      '− 8 250,00 €',
      '− 8 250,00 €',
    ])
  })

  test('a turnover above the ceiling is told', () => {
    const { remarks } = told(NAME, { ca: '90 000' }, figures)
    expect(plain(remarks.map(({ text }) => text).join(' '))).toContain('83 600,00 €')
  })

  test('without the site’s rates two are not computed; with others the example is no answer', () => {
    const { answers } = told(NAME, {})
    expect(answers.map(({ value }) => plain(value).replace(/^\d.*/, 'some'))).toEqual([
      'some',
      'non calculé',
      'non calculé',
      'some',
    ])
    const example = { outputs: EXAMPLES[NAME], day: RULES.knownOn }
    expect(toolOf(NAME).simulate({}, figures, example).state).toBe('found')
    const ceiling = figures['plafond_securite_sociale']
    if (ceiling?.state !== 'current') throw new Error('The demo has no ceiling.')
    const other: Figures = {
      ...figures,
      plafond_securite_sociale: { ...ceiling, figure: { ...ceiling.figure, value: 50_000 } },
    }
    expect(toolOf(NAME).simulate({}, other, example)).toMatchObject({
      state: 'refused',
      why: expect.stringContaining('Calculer'),
    })
  })

  test('another minimum wage of the site refuses them', () => {
    const other: Figures = {
      ...figures,
      smic_horaire: { state: 'current', figure: { value: 12.56 } as never },
    }
    const example = { outputs: EXAMPLES[NAME], day: RULES.knownOn }
    expect(toolOf(NAME).simulate({}, other, example).state).toBe('refused')
  })

  test('levies that are taxed are those of the rules', async () => {
    const { default: rules } = await import('modele-social')
    const { default: Engine } = await import('publicodes')
    const silent = { log() {}, warn() {}, error() {} }
    const engine = new Engine(rules, { logger: silent, warn: false })
    const levies = 'salarié . cotisations . CSG-CRDS'
    const rates = [`${levies} . CSG . non déductible . taux`, `${levies} . CRDS . taux`].map(
      (rule) => Number(engine.evaluate(rule).nodeValue),
    )
    expect(rates.reduce((all, one) => all + one, 0)).toBeCloseTo(Number(TAXED_LEVIES))
  })
})
