import { type Decimal, toCents, ZERO } from '../formulas/decimal.ts'
import { counted, euros, percent, shortDay, shortEuros } from './format.ts'
import {
  decliningDepreciation,
  decliningRate,
  depreciatedOn,
  depreciation,
  type DepreciationYear,
  firstYearDays,
  firstYearMonths,
  SHORTEST_DECLINING,
  YEAR,
} from '../formulas/amortissement-lineaire.ts'
import { choice, date, money, optional, whole } from './inputs.ts'
import { type Fault, type ResultTable, result } from './result.ts'
import { defineTool } from './tool.ts'

/** Years of 360 days that a first financial year has at most. */
const LONGEST = 2

export const tool = defineTool({
  inputs: {
    base: money({
      label: 'Prix du bien, HT',
      initial: '12 000',
      min: 1,
      help: 'Hors terrain.',
    }),
    residuelle: optional(
      money({
        label: 'Valeur résiduelle',
        min: 1,
        help: 'Ce que le bien vaudra encore, si l’on peut le mesurer. Elle ne s’amortit pas.',
      }),
    ),
    duree: whole({ label: 'Durée d’utilisation', initial: '5', unit: 'ans', min: 1, max: 50 }),
    mise_en_service: date({ label: 'Mise en service', initial: '2026-04-01' }),
    cloture: date({
      label: 'Première clôture',
      initial: '2026-12-31',
      help: 'Fin de l’exercice en cours à la mise en service ; le premier d’une société peut dépasser un an.',
    }),
    mode: choice({
      label: 'Côté impôt',
      choices: [
        ['lineaire', 'linéaire, comme en comptabilité'],
        ['degressif', 'dégressif'],
      ],
    }),
  },
  formula: [
    'Annuité = (prix − valeur résiduelle) ÷ durée',
    'Première année = annuité × jours ÷ 360',
    'Dégressif : reste × coefficient ÷ durée, puis reste ÷ années restantes dès que c’est plus.',
  ],
  limits: [
    'Les jours se comptent en mois de 30 jours, de la mise en service à la clôture ; en dégressif, le mois d’achat compte entier.',
    'Chaque dotation est arrondie au centime ; la dernière complète jusqu’à la base.',
    'Le dégressif est réservé à certains biens neufs d’au moins trois ans (coefficients 1,25, 1,75 et 2,25 : Code général des impôts, article 39 A) ; la valeur résiduelle n’y est pas retranchée.',
    'La durée d’usage se discute avec nous et se vérifie sur bofip.impots.gouv.fr.',
  ],
  compute(values) {
    const { base: price, residuelle, duree, mise_en_service, cloture, mode } = values
    const days = firstYearDays(mise_en_service, cloture)
    const faults = faultsOf(values, days)
    if (faults.length > 0) return faults
    const base = price.minus(residuelle ?? ZERO)
    const plan = depreciation(base, duree, days, cloture)
    const annuity = toCents(base.div(duree))
    const first = plan[0]?.charge ?? annuity
    const last = plan.at(-1)
    const taxed =
      mode === 'degressif'
        ? decliningDepreciation(price, duree, firstYearMonths(mise_en_service, cloture), cloture)
        : []
    const rate = decliningRate(duree).times(100)
    return result({
      answers: [{ label: 'Annuité', value: euros(annuity) }],
      lines: [
        ...(residuelle ? [{ label: 'Base à amortir', value: euros(base) }] : []),
        { label: 'Première dotation', value: euros(first) },
        { label: 'Jours de la première année', value: counted(days, 'jour', 'jours') },
        { label: 'Exercices concernés', value: String(plan.length) },
        { label: 'Fin de l’amortissement', value: shortDay(depreciatedOn(mise_en_service, duree)) },
        ...(last ? [{ label: 'Dernier exercice, clos le', value: shortDay(last.closing) }] : []),
        ...(taxed[0]
          ? [
              { label: 'Taux dégressif', value: percent(rate) },
              { label: 'Première dotation dégressive', value: euros(taxed[0].charge) },
            ]
          : []),
      ],
      sentence: `${euros(base)} sur ${counted(duree, 'an', 'ans')} : ${euros(annuity)} par an, et ${euros(first)} la première année.`,
      formulas: [
        `${shortEuros(base)} ÷ ${duree} = ${shortEuros(annuity)}`,
        ...(days !== YEAR
          ? [`${shortEuros(annuity)} × ${days} ÷ ${YEAR} = ${shortEuros(first)}`]
          : []),
      ],
      tables: [planTable(plan), ...(taxed.length > 0 ? [taxTable(plan, taxed)] : [])],
    })
  },
})

interface Asked {
  base: Decimal
  residuelle: Decimal | null
  duree: number
  mode: 'lineaire' | 'degressif'
}

/** What can't be computed with. */
function faultsOf({ base, residuelle, duree, mode }: Asked, days: number): Fault[] {
  const faults: Fault[] = []
  if (residuelle?.gte(base)) {
    faults.push({
      field: 'residuelle',
      message: '« Valeur résiduelle » : elle reste sous le prix.',
    })
  }
  if (mode === 'degressif' && duree < SHORTEST_DECLINING) {
    faults.push({
      field: 'duree',
      message: 'Le dégressif demande une durée de trois ans au moins.',
    })
  }
  if (days < 1) {
    faults.push({ field: 'cloture', message: 'La première clôture précède la mise en service.' })
  }
  if (days > LONGEST * YEAR) {
    faults.push({
      field: 'cloture',
      message: 'La première clôture est à plus de 24 mois de la mise en service.',
    })
  }
  return faults
}

const planTable = (plan: readonly DepreciationYear[]): ResultTable => ({
  title: 'Plan d’amortissement',
  head: ['Exercice clos le', 'Dotation', 'Cumul', 'Reste à amortir'],
  rows: plan.map(({ closing, charge, charged, left }) => [
    shortDay(closing),
    ...[charge, charged, left].map(euros),
  ]),
})

/** What the tax return takes beside the accounts, and by how much they differ: a charge first, then taken back. */
const taxTable = (
  plan: readonly DepreciationYear[],
  taxed: readonly DepreciationYear[],
): ResultTable => ({
  title: 'Comptabilité et impôt',
  head: ['Exercice clos le', 'Comptable', 'Fiscal', 'Dérogatoire'],
  rows: plan.map(({ closing, charge }, line) => {
    const fiscal = taxed[line]?.charge ?? ZERO
    return [shortDay(closing), ...[charge, fiscal, fiscal.minus(charge)].map(euros)]
  }),
})
