import { readRules } from '../../../engine/rules-tasks.ts'
import { AID_OF_YEAR } from '../../../rules/corrections.ts'
import { salaire } from '../../../rules/questions/salaire.ts'
import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../../../../tests/exhaustive.ts'
import { cents, faults, found, plain, told } from '../tests/simulated.ts'
import { AIDS, APPRENTI } from '../tests/cases/apprenti.ts'
import { CADRE } from '../tests/cases/cadre.ts'
import type { Result } from '../tools/result.ts'
import type { Typed } from '../tools/tool.ts'
import { decimal } from '../formulas/decimal.ts'
import { MissingLine, rounding } from './outputs.ts'

const SALARY = 'salaire-brut-net'

const figuresOf = ({ answers, lines }: Result) =>
  Object.fromEntries([...answers, ...lines].map(({ label, value }) => [label, plain(value)]))

const TYPED = { depart: 'brut', montant: 1500, sante: 40, age: 'de_18_a_20' }

const said = ({ remarks }: Result) => plain(remarks.map(({ text }) => text).join('\n'))

eachOf(4, [...CADRE, ...APPRENTI])('right about $typed', (one) => {
  if (one.faults) {
    expect(faults(SALARY, one.typed)).toEqual(one.faults)
    return
  }
  const result = told(SALARY, one.typed)
  expect(figuresOf(result)).toMatchObject(one.found ?? {})
  const rows = (result.tables[0]?.rows ?? []).map((row) => row.map((cell) => plain(String(cell))))
  if (one.last) expect(rows.at(-1)).toEqual(one.last)
  const rest = rows.find(([title]) => title === 'Arrondis')
  expect(Math.abs(cents(rest?.[1] ?? '0'))).toBeLessThanOrEqual(2)
})

test('the aid of the first year, by day, size and diploma', () => {
  const engine = readRules()
  const year = (embauche: string, effectif: number) =>
    ['bac', 'bac_2', 'licence_master', 'doctorat']
      .map((diplome) => {
        const values = { ...TYPED, contrat: 'apprentissage', embauche, diplome, effectif }
        engine.setSituation({ ...salaire.situation(values), date: '22/11/2026' } as never)
        return engine.evaluate({ valeur: AID_OF_YEAR, unité: '€/an' } as never).nodeValue
      })
      .join(' ')
  expect(AIDS.map(([day]) => [day, year(day, 249), year(day, 250)])).toEqual(AIDS)
})

test('an aid that is not counted is told, and why', () => {
  const apprentice = { contrat: 'apprentissage', montant: '1 500', age: 'de_18_a_20' }
  const of = (typed: Typed) => said(told(SALARY, { ...apprentice, ...typed }))
  expect(of({ embauche: '2024-06-03' })).toContain('6 000,00 €, n’est versée que la première')
  expect(of({ embauche: '2026-09-01', effectif: '250' })).toContain('une part d’alternants')
  expect(of({ embauche: '2026-01-15', diplome: 'bac_2' })).toContain('aucune aide')
  expect(of({ embauche: '2026-09-01' })).not.toContain('aide à l’embauche')
})

test('a minimum is shown to the cent, and reached by it', () => {
  const under = (typed: Typed) => said(told(SALARY, { contrat: 'apprentissage', ...typed }))
  const young = { embauche: '2026-03-01', age: 'de_18_a_20' }
  const second = { embauche: '2025-09-01', age: 'de_18_a_20' }
  expect(under({ ...young, montant: '802' })).toContain('802,82 €')
  expect(under({ ...young, montant: '802,82' })).not.toContain('minimum légal')
  expect(under({ ...second, montant: '952' })).toContain('952,18 €')
  expect(under({ age: 'plus_25', montant: '1 867' })).toContain('1 867,02 €')
  // 28 hours: 1 493,6133…
  const part = (montant: string) => said(told(SALARY, { heures: '28', montant }))
  expect(part('1 493,60')).toContain('1 493,61 €')
  expect(part('1 493,61')).not.toContain('minimum légal')
})

describe('a gross that is looked for', () => {
  eachOf(4, ['1867.02', '1867.05', '2100', '2345.67', '2999.99', '4100', '5600'])(
    '%s is found again from its cost and its net',
    (gross) => {
      const from = found(SALARY, { montant: gross.replace('.', ',') })
      for (const depart of ['cout', 'net']) {
        const montant = Number(from[depart]).toFixed(2).replace('.', ',')
        const again = found(SALARY, { depart, montant })
        // Two gross of neighbouring cents may leave the same cents.
        expect(Number(again[depart]).toFixed(2)).toBe(Number(from[depart]).toFixed(2))
        expect(Math.abs(Number(again['brut']) - Number(gross))).toBeLessThan(0.0101)
        expect(Number(again['brut']) * 100).toBeCloseTo(Math.round(Number(again['brut']) * 100), 6)
      }
    },
  )

  test('the minimum wage from what it costs, and no word of a minimum', () => {
    const result = told(SALARY, { depart: 'cout', montant: '1 944,64' })
    expect(figuresOf(result)['Salaire brut']).toBe('1 867,02 €')
    expect(said(result)).not.toContain('minimum légal')
  })

  test('what no gross gives is told: the relief has steps', () => {
    const costs = (montant: string) => Number(found(SALARY, { montant })['cout'])
    let gross = 2000
    const text = (value: number) => value.toFixed(2).replace('.', ',')
    while (costs(text(gross + 0.01)) - costs(text(gross)) < 0.1) gross += 0.01
    const montant = text((costs(text(gross)) + costs(text(gross + 0.01))) / 2)
    expect(said(told(SALARY, { depart: 'cout', montant }))).toContain('ne donne exactement')
  })

  test.each(['20 000', '33 333,33', '47 000', '50 000', '67 890,12', '120 000'])(
    'a president who costs %s €: the cost is what was asked',
    (montant) => {
      const outputs = found('president-de-sasu', { montant })
      const wanted = Number(montant.replace(' ', '').replace(',', '.'))
      expect(Math.abs(Number(outputs['cout']) - wanted)).toBeLessThan(0.005)
      expect(Number(outputs['brut']) + Number(outputs['patronales'])).toBeCloseTo(
        Number(outputs['cout']),
        4,
      )
    },
  )
})

test('a president is taxed of no cover but health care', () => {
  const outputs = found('president-de-sasu', { depart: 'brut', montant: '48 060' })
  expect(Number(outputs['imposable']).toFixed(2)).toBe('39348.18')
  expect(Math.round(Number(outputs['impot']))).toBe(3728)
})

describe('the aid at the start of a small business', () => {
  const NAME = 'micro-entrepreneur'
  const typed = { acre: 'oui', ca: '36 000' }

  // Each month’s contributions and training are in whole euros.
  test.each([
    ['cipav', '2026-06-30', 36_000 * 0.134 + 72],
    ['cipav', '2026-07-01', 36_000 * 0.174 + 72],
    ['liberal', '2026-06-30', 36_000 * 0.128 + 72],
    ['liberal', '2026-07-01', 36_000 * 0.192 + 72],
    ['cipav', '2024-03-01', 36_000 * 0.232 + 72],
  ])('%s, created on %s', (activite, creation, owes) => {
    const outputs = found(NAME, { ...typed, activite, creation })
    expect(Math.abs(Number(outputs['contributions']) - owes)).toBeLessThanOrEqual(12)
  })

  test('is told by its rate, and that it is over', () => {
    const of = (creation: string, activite = 'cipav') =>
      said(told(NAME, { ...typed, activite, creation }))
    expect(of('2026-06-30')).toContain('13,4 % du chiffre d’affaires (à confirmer)')
    expect(of('2026-07-01')).toContain('17,4 % du chiffre d’affaires (à confirmer)')
    expect(of('2026-07-01', 'liberal')).toContain('75 % du taux')
    expect(of('2024-03-01')).toContain('l’Acre est terminée')
  })
})

// Since 1 January 2026 whatever the size (LFSS 2026, art. 21).
test.each([
  ['19', '15,00 €'],
  ['20', '5,00 €'],
  ['249', '5,00 €'],
  ['250', '5,00 €'],
])('overtime of an employer of %s', (effectif, deduction) => {
  const result = told(SALARY, { heures_sup: '10', effectif })
  expect(figuresOf(result)['Dont déduction sur les heures supplémentaires']).toBe(deduction)
})

test('roundings are some cents, or a line is missing', () => {
  expect(rounding(decimal('0.03'), 8).toNumber()).toBe(0.03)
  expect(() => rounding(decimal('62.5'), 8)).toThrow(MissingLine)
  expect(() => rounding(decimal('-0.06'), 8)).toThrow(MissingLine)
})
