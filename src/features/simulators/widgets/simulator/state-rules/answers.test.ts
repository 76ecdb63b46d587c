import { describe, expect, test } from 'vitest'
import { examples } from '../../../../../../scripts/simulator-examples.ts'
import {
  OVERTIME_SOURCES,
  PAYSLIP,
  partOf,
  RELIEF_SOURCE,
  YOUNG_SOURCE,
} from '../../../rules/questions/payslip.ts'
import type { Outputs } from '../../../rules/question.ts'
import { type Decimal, decimal, least, most, toCents, ZERO } from '../formulas/decimal.ts'
import { DAY, faults, found, plain, told, toolOf } from '../tests/simulated.ts'
import type { Figures, Typed } from '../tools/tool.ts'
import type { ToolName } from '../tools.ts'
import { EXAMPLES } from './examples.ts'
import { ALLOWANCE } from './impot-sur-le-revenu.ts'
import { REDUCED_TO } from './impot-sur-les-societes.ts'
import { sampled } from '../../../../../../tests/exhaustive.ts'

/** Amounts of the outputs that are named, to the cent. */
const cents = (outputs: Outputs, names: readonly string[]): string[] =>
  names.map((name) => toCents(number(outputs[name])).toFixed(2))

const number = (value: Outputs[string] | undefined): Decimal =>
  typeof value === 'number' ? decimal(value.toFixed(8)) : ZERO

test('the examples of the pages are what the rules find', sampled(false), async () => {
  expect(await examples()).toEqual(EXAMPLES)
})

describe('a salary', () => {
  const NAMES = ['brut', 'net', 'cout', 'allegement']
  const at = (typed: Typed) => cents(found('salaire-brut-net', { sante: '40', ...typed }), NAMES)

  test.each<[string, Typed, string[]]>([
    ['3 000 € of somebody', { montant: '3 000' }, ['3000.00', '2352.85', '3984.08', '322.80']],
    [
      '5 000 € of a manager',
      { montant: '5 000', statut: 'cadre' },
      ['5000.00', '3933.86', '7122.28', '114.00'],
    ],
    ['the SMIC', { montant: '1 867,02' }, ['1867.02', '1455.99', '1944.64', '743.26']],
    [
      'a net of 2 000 €',
      { depart: 'net', montant: '2 000' },
      ['2554.25', '2000.00', '3228.04', '441.89'],
    ],
    [
      'a cost of 4 000 €',
      { depart: 'cout', montant: '4 000' },
      ['3009.54', '2360.40', '4000.00', '320.52'],
    ],
    [
      '2 000 € after tax',
      { depart: 'apres_impot', montant: '2 000' },
      ['2667.53', '2089.67', '3424.20', '407.60'],
    ],
    [
      'an apprentice of 1 200 €',
      { contrat: 'apprentissage', montant: '1 200', embauche: '2026-09-01' },
      ['1200.00', '1122.52', '825.61', '477.72'],
    ],
    [
      'a fixed term, with its bonus',
      { montant: '2 000', duree: 'cdd' },
      ['2000.00', '1719.57', '2611.73', '573.98'],
    ],
    [
      'another rate of accidents',
      { montant: '3 000', taux_at: '5', sante: '60' },
      ['3000.00', '2341.88', '4081.68', '322.80'],
    ],
  ])('%s', (_case, typed, expected) => {
    expect(at(typed)).toEqual(expected)
  })

  /** The relief by its own formula: 0.3981 at the minimum wage, none from three times it. */
  test.each(['1 900', '2 400', '3 000', '4 200'])('the relief of %s €, by hand', (montant) => {
    const brut = Number(montant.replace(' ', '')) * 12
    const smic = 12.31 * 35 * 52
    const coefficient = 0.02 + 0.3781 * (0.5 * ((3 * smic) / brut - 1)) ** 1.75
    const relief = (Math.round(coefficient * 10_000) / 10_000) * brut
    expect(
      number(found('salaire-brut-net', { montant })['allegement']).times(12).toNumber(),
    ).toBeCloseTo(relief, 0)
  })

  test.each<Typed>([
    { montant: '3 000', effectif: '5' },
    { montant: '5 000', statut: 'cadre', effectif: '5' },
    { montant: '5 000', statut: 'cadre', effectif: '60' },
    { montant: '2 000', duree: 'cdd' },
    { contrat: 'apprentissage', montant: '1 200', embauche: '2026-09-01' },
    { montant: '12 000', statut: 'cadre', effectif: '300' },
    { montant: '3 500', exoneration: 'jei' },
    { montant: '2 500', heures_sup: '17,33' },
    { montant: '4 400', heures_sup: '40', effectif: '30', duree: 'cdd' },
    { montant: '3 500', exoneration: 'jei', heures_sup: '12,5' },
  ])('the lines of a payslip add up: %j', (typed) => {
    const outputs = found('salaire-brut-net', typed)
    const sum = (side: 'employee' | 'employer') =>
      Object.keys(PAYSLIP).reduce(
        (all, line) => all.plus(number(outputs[partOf(side, line)])),
        ZERO,
      )
    const employee = sum('employee').minus(number(outputs['reduction_heures']))
    expect(toCents(employee).toFixed(2)).toBe(cents(outputs, ['salariales'])[0])
    const employer = sum('employer')
      .minus(number(outputs['allegement']))
      .minus(number(outputs['jeune']))
      .minus(number(outputs['deduction_heures']))
    expect(toCents(employer).toFixed(2)).toBe(cents(outputs, ['patronales'])[0])
    // And so do the cents that are shown.
    const { rows } = told('salaire-brut-net', typed).tables[1] ?? { rows: [] }
    for (const column of [1, 3]) {
      const shown = rows.map((row) => amountIn(String(row[column])))
      const total = shown.pop() ?? ZERO
      expect(shown.reduce((all, one) => all.plus(one), ZERO).toFixed(2)).toBe(total.toFixed(2))
    }
  })

  test('what is below the minimum is told; a part time has a part of it', () => {
    const warned = (typed: Typed) =>
      plain(
        told('salaire-brut-net', typed)
          .remarks.map(({ text }) => text)
          .join(' '),
      )
    expect(warned({ montant: '1 500' })).toContain('inférieur au minimum légal')
    expect(warned({ montant: '1 500' })).toContain('1 867,02 €')
    expect(warned({ montant: '1 000', heures: '24' })).toContain('1 280,24 €')
    expect(warned({ montant: '1 300', heures: '24' })).not.toContain('minimum légal')
    expect(warned({ montant: '1 900' })).not.toContain('minimum légal')
    const apprentice = { contrat: 'apprentissage', embauche: '2026-09-01', age: 'plus_25' }
    expect(warned({ ...apprentice, montant: '1 200' })).toContain('1 867')
  })

  test('an apprentice is not asked without the day of hiring', () => {
    expect(faults('salaire-brut-net', { contrat: 'apprentissage', embauche: '' })).toEqual([
      'embauche',
    ])
    expect(
      faults('salaire-brut-net', { contrat: 'apprentissage', embauche: '2019-01-01' }),
    ).toEqual(['embauche'])
  })
})

/** `−1 234,50 €` */
const amountIn = (text: string): Decimal => {
  const digits = plain(text).replace(/[ €]/g, '').replace(',', '.').replace('−', '-')
  return /\d/.test(digits) ? decimal(digits) : ZERO
}

describe('a micro-entrepreneur', sampled(false), () => {
  /** Rates of the contributions, of training and of the chamber, by activity; allowance of the tax. */
  const RATES = {
    vente: [12.3, 0.1, 0.015, 0.71],
    prestation_commerciale: [21.2, 0.1, 0.044, 0.5],
    artisan_vente: [12.3, 0.3, 0.22, 0.71],
    artisan_service: [21.2, 0.3, 0.48, 0.5],
    liberal: [25.6, 0.2, 0, 0.34],
    cipav: [23.2, 0.2, 0, 0.34],
  } as const

  test.each(Object.entries(RATES))('%s, by its rates', (activite, [rate, training, chamber]) => {
    for (const ca of [20_000, 50_000]) {
      const outputs = found('micro-entrepreneur', { activite, ca: String(ca) })
      // Each month's are rounded to the euro.
      const byHand = (ca * (rate + training + chamber)) / 100
      expect(Math.abs(number(outputs['contributions']).toNumber() - byHand)).toBeLessThanOrEqual(18)
    }
  })

  test('60 000 € of a liberal profession, 50 000 € of sales', () => {
    const liberal = found('micro-entrepreneur', { activite: 'liberal', ca: '60 000' })
    expect(cents(liberal, ['contributions', 'impot', 'net'])).toEqual([
      '15480.00',
      '4983.99',
      '44520.00',
    ])
    const sales = found('micro-entrepreneur', { activite: 'vente', ca: '50 000' })
    expect(cents(sales, ['contributions'])).toEqual(['6218.00'])
  })

  test('the flat tax, and what is due with the Acre by the day of creation', () => {
    const flat = { activite: 'vente', ca: '50 000', liberatoire: 'oui' }
    expect(cents(found('micro-entrepreneur', flat), ['impot'])).toEqual(['500.00'])
    const share = (creation: string) =>
      found('micro-entrepreneur', { ...flat, acre: 'oui', creation })['part_acre']
    expect([share('2026-06-30'), share('2026-07-01')]).toEqual([50, 75])
  })

  test('too large a turnover is told, none gives nothing', () => {
    const said = told('micro-entrepreneur', { activite: 'artisan_service', ca: '90 000' })
    expect(plain(said.remarks[0]?.text ?? '')).toContain('83 600,00 €')
    expect(cents(found('micro-entrepreneur', { ca: '0' }), ['contributions', 'net'])).toEqual([
      '0.00',
      '0.00',
    ])
  })
})

describe('the president of a SASU', sampled(false), () => {
  const NAMES = ['cout', 'brut', 'net', 'apres_impot']

  test.each<[Typed, string[]]>([
    [{ depart: 'cout', montant: '50 000' }, ['50000.00', '35509.88', '27794.59', '26364.59']],
    [{ depart: 'brut', montant: '36 000' }, ['50686.80', '36000.00', '28181.85', '26694.85']],
    [{ depart: 'net', montant: '30 000' }, ['53911.25', '38301.04', '30000.00', '28242.00']],
  ])('%j', (typed, expected) => {
    const outputs = found('president-de-sasu', typed)
    expect(cents(outputs, NAMES)).toEqual(expected)
    const byHand = tax(number(outputs['imposable']).times('0.9'))
    expect(number(outputs['impot']).minus(byHand).abs().lt(1)).toBe(true)
  })

  test.each(['20 000', '40 000', '60 000', '100 000', '200 000'])(
    'of %s € nothing is lost between the parts, and no line is missing',
    (montant) => {
      const outputs = found('president-de-sasu', { montant })
      const of = (name: string) => number(outputs[name])
      expect(toCents(of('brut').plus(of('patronales'))).toFixed(2)).toBe(
        toCents(of('cout')).toFixed(2),
      )
      expect(toCents(of('brut').minus(of('salariales'))).toFixed(2)).toBe(
        toCents(of('net')).toFixed(2),
      )
      const lines = Object.keys(PAYSLIP).reduce(
        (all, line) => all.plus(of(partOf('employer', line))),
        ZERO,
      )
      expect(toCents(lines).toFixed(2)).toBe(toCents(of('patronales')).toFixed(2))
    },
  )
})

describe('dividends', sampled(false), () => {
  test.each(['0', '1 000', '20 000', '123 456,78', '1 000 000'])(
    '%s € at the flat rate',
    (montant) => {
      const gross = amountIn(montant)
      const outputs = found('dividendes', { montant })
      expect(toCents(number(outputs['nets'])).toFixed(2)).toBe(
        toCents(gross.minus(gross.times('0.186')).minus(gross.times('0.128'))).toFixed(2),
      )
    },
  )

  test.each(['10 000', '30 000', '60 000', '100 000'])(
    'the scale beside %s € of others',
    (autres) => {
      const typed = { methode: 'bareme', montant: '20 000', autres }
      const others = amountIn(autres)
      // Sixty hundredths, less the part of the CSG that is taken off.
      const more = tax(others.plus(20_000 * 0.6 - 20_000 * 0.068)).minus(tax(others))
      const net = decimal(20_000 * (1 - 0.186)).minus(more)
      expect(
        toCents(number(found('dividendes', typed)['nets']))
          .minus(net)
          .abs()
          .lt('0.02'),
      ).toBe(true)
    },
  )

  test('contributions of high incomes are not counted, and told where they may be due', () => {
    const warned = (typed: Typed) =>
      told('dividendes', typed).remarks.some(({ text }) => text.includes('hauts revenus'))
    const couple = { methode: 'bareme', famille: 'couple', autres: '200 000' }
    expect(warned({ montant: '250 000' })).toBe(false)
    expect(warned({ montant: '250 000,01' })).toBe(true)
    expect(warned({ ...couple, montant: '300 000' })).toBe(false)
    expect(warned({ ...couple, montant: '300 000,01' })).toBe(true)
  })

  test('20 000 € beside 30 000 €', () => {
    const typed = { methode: 'bareme', montant: '20 000', autres: '30 000' }
    expect(cents(found('dividendes', typed), ['nets'])).toEqual(['13088.00'])
  })
})

/** The scale of the income of 2025 for one person, with its rebate; by hand. */
function tax(income: Decimal): Decimal {
  const STEPS = [
    [11_600, 0.11],
    [29_579, 0.3],
    [84_577, 0.41],
    [181_917, 0.45],
  ] as const
  const gross = STEPS.reduce((all, [from, rate], at) => {
    const to = STEPS[at + 1]?.[0] ?? Infinity
    const part = Math.max(0, Math.min(income.toNumber(), to) - from)
    return all.plus(decimal(part.toFixed(6)).times(rate))
  }, ZERO)
  const rebate = most(decimal(897).minus(gross.times('0.4525')), ZERO)
  return most(gross.minus(rebate), ZERO)
}

describe('the tax of a company', sampled(false), () => {
  const by = (resultat: string, ca = '500 000', personnes = 'oui') =>
    cents(found('impot-sur-les-societes', { resultat, ca, personnes }), ['total'])[0]

  test.each([
    ['42 500', '500 000', 'oui', '6375.00'],
    ['100 000', '500 000', 'oui', '20750.00'],
    ['300 000', '1 000 000', 'oui', '70750.00'],
    ['100 000', '500 000', 'non', '25000.00'],
    ['100 000', '11 000 000', 'oui', '25000.00'],
    ['10 000', '500 000', 'oui', '1500.00'],
    ['0', '100 000', 'oui', '0.00'],
    ['-5 000', '100 000', 'oui', '0.00'],
    // 3.3 % of what is over 763,000 € of tax.
    ['5 000 000', '20 000 000', 'oui', '1266071.00'],
  ])('%s € of result, %s € of turnover, %s: %s €', (resultat, ca, personnes, expected) => {
    expect(by(resultat, ca, personnes)).toBe(expected)
  })

  test('the reduced rate ends where the steps say', () => {
    const edge = REDUCED_TO.toNumber()
    const rise = Number(by(String(edge + 100))) - Number(by(String(edge)))
    const before = Number(by(String(edge))) - Number(by(String(edge - 100)))
    expect([before, rise]).toEqual([15, 25])
    const { rows } = told('impot-sur-les-societes', { resultat: '100 000' }).tables[0] ?? {
      rows: [],
    }
    expect(rows.map((row) => plain(String(row[3])))).toEqual([
      '6 375,00 €',
      '14 375,00 €',
      'sans objet',
      '20 750,00 €',
    ])
  })
})

describe('the tax of a household', sampled(false), () => {
  test.each(['3 000', '12 000', '18 000', '25 000', '36 000', '60 000', '120 000', '200 000'])(
    '%s € of wages of one person, by hand',
    (salaires) => {
      const wages = amountIn(salaires)
      const allowance = least(most(wages.div(10), decimal(509)), decimal(14_555))
      const outputs = found('impot-sur-le-revenu', { salaires })
      expect(toCents(number(outputs['impot'])).toFixed(2)).toBe(
        toCents(tax(wages.minus(allowance))).toFixed(2),
      )
    },
  )

  test('two wages have an allowance each, as the rules have one', () => {
    const imposable = (salaires: string) =>
      number(found('impot-sur-le-revenu', { salaires })['imposable'])
    expect(ALLOWANCE.least.eq(decimal(2000).minus(imposable('2 000')))).toBe(true)
    expect(ALLOWANCE.most.eq(decimal(300_000).minus(imposable('300 000')))).toBe(true)
    const couple = { famille: 'couple', salaires: '200 000', salaires_conjoint: '200 000' }
    expect(cents(found('impot-sur-le-revenu', couple), ['imposable'])).toEqual(['370890.00'])
  })

  test('children, and who raises them alone', () => {
    const impot = (typed: Typed) => cents(found('impot-sur-le-revenu', typed), ['impot'])[0]
    // 53,292.82 € after the allowance, as the wages of 72,000 € gross leave.
    const couple = { famille: 'couple', salaires: '59 214,25', enfants: '2' }
    expect(impot(couple)).toBe('1471.69')
    expect(impot({ salaires: '36 000' })).toBe('2823.99')
    expect(impot({ salaires: '36 000', enfants: '1', parent_isole: 'oui' })).toBe('572.93')
  })
})

test.each<[ToolName, Typed]>([
  ['salaire-brut-net', { montant: '5 000', statut: 'cadre' }],
  ['salaire-brut-net', { depart: 'net', montant: '2 000', duree: 'cdd' }],
  ['salaire-brut-net', { montant: '2 345,67', heures_sup: '21,5', duree: 'cdd' }],
  ['activite-partielle', { montant: '3 210,98', heures: '54,32' }],
  ['activite-partielle', { montant: '1 900', heures: '0' }],
  ['salaire-brut-net', { contrat: 'apprentissage', montant: '1 200', embauche: '2026-09-01' }],
  [
    'salaire-brut-net',
    {
      contrat: 'apprentissage',
      montant: '1 500',
      diplome: 'licence_master',
      embauche: '2026-09-01',
    },
  ],
  ['salaire-brut-net', { depart: 'cout', montant: '1 944,64' }],
  ['micro-entrepreneur', { ca: '60 000' }],
  ['micro-entrepreneur', { ca: '31 415,92', activite: 'artisan_service' }],
  ['president-de-sasu', { depart: 'brut', montant: '50 000' }],
  ['president-de-sasu', { depart: 'net', montant: '30 000' }],
  ['dividendes', { methode: 'bareme', montant: '12 345,67', autres: '45 678,90' }],
  ['impot-sur-les-societes', { resultat: '98 765,43' }],
])('%s: a sum that is shown is right, as for %j', (name, typed) => {
  const sums = told(name, typed).formulas.filter((text) => /[+−].*[=≈]/.test(text))
  expect(sums.length).toBeGreaterThan(0)
  for (const text of sums) {
    const [terms = '', total = ''] = plain(text.replace(/^[^:]*: /, '')).split(/ [=≈] /)
    const sum = terms
      .replaceAll(' − ', ' + −')
      .split(' + ')
      .reduce((all, term) => all.plus(amountIn(term)), ZERO)
    const gap = sum.minus(amountIn(total)).abs()
    expect(gap.lte(text.includes('≈') ? '0.01' : 0), text).toBe(true)
  }
})

test.each<[ToolName, string]>([
  ['salaire-brut-net', 'montant'],
  ['activite-partielle', 'montant'],
  ['micro-entrepreneur', 'ca'],
  ['president-de-sasu', 'montant'],
  ['dividendes', 'montant'],
  ['impot-sur-les-societes', 'ca'],
  ['impot-sur-le-revenu', 'salaires'],
])('%s takes no other %s than an amount', (name, field) => {
  for (const wrong of [
    '-1',
    '1 000 000 001',
    '12.500',
    '1 250,505',
    'mille',
    '',
    '3000 €/an',
    '1e9',
  ])
    expect(faults(name, { [field]: wrong }), wrong).toEqual([field])
})

describe('the law of a day', () => {
  const figures = (value: number): Figures => ({
    smic_horaire: { state: 'current', figure: { value } as never },
  })
  const simulated = (day: string, known: Figures = {}) =>
    toolOf('salaire-brut-net').simulate({}, known, {
      outputs: EXAMPLES['salaire-brut-net'],
      day,
    })

  test('is told with the result; of a year that the rules do not know too', () => {
    const said = (day: string) => {
      const simulation = simulated(day)
      return simulation.state === 'found' ? plain(JSON.stringify(simulation.result.remarks)) : ''
    }
    expect(said('2026-12-31')).toContain('Règles connues au 16/07/2026, appliquées au 31/12/2026.')
    expect(said('2027-01-01')).toContain('Calcul selon les règles connues au 16/07/2026')
  })

  test('is told of the example of a page as of any result', () => {
    const { asks, simulate } = toolOf('salaire-brut-net')
    const said = (today: string) => plain(JSON.stringify(simulate({}, {}, asks?.example(today))))
    expect(said('2026-12-31')).toContain('Règles connues au 16/07/2026. Le même calcul')
    expect(said('2027-01-01')).toContain('celles de 2027 n’y sont pas')
  })

  test('a minimum wage of the site that is another refuses the tools of pay', () => {
    expect(simulated(DAY, figures(12.31)).state).toBe('found')
    const refused = simulated(DAY, figures(12.56))
    expect(refused).toMatchObject({ state: 'refused', why: expect.stringContaining('12,56') })
  })
})

test('every source of a payslip is one that the rules give', async () => {
  const { default: rules } = await import('modele-social')
  const all = JSON.stringify(rules)
  for (const source of [
    ...Object.values(PAYSLIP).map((line) => line.source),
    RELIEF_SOURCE,
    YOUNG_SOURCE,
    ...Object.values(OVERTIME_SOURCES),
  ]) {
    expect(all).toContain(source)
  }
})
