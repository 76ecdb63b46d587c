import { type Decimal, decimal, toCents, ZERO } from '../formulas/decimal.ts'
import { counted, euros, figure, percent, shortEuros } from './format.ts'
import {
  annualRate,
  byYear,
  exactPayment,
  type Instalment,
  monthlyRate,
  schedule,
  total,
} from '../formulas/mensualite-demprunt.ts'
import { choice, money, optional, whole } from './inputs.ts'
import { type Answer, type ResultTable, result } from './result.ts'
import { defineTool } from './tool.ts'
import { loanInputs, monthsOf } from './loan-inputs.ts'

export const tool = defineTool({
  inputs: {
    capital: money({ label: 'Capital emprunté', initial: '150 000', min: 1, max: 1_000_000_000 }),
    ...loanInputs('3,5', '15'),
    assurance: optional(
      money({ label: 'Assurance, par mois', max: 1_000_000, help: 'Si elle est constante.' }),
    ),
    frais: optional(
      money({
        label: 'Frais de dossier et de garantie',
        max: 1_000_000_000,
        help: 'Payés au départ.',
      }),
    ),
    differe: optional(
      whole({
        label: 'Différé',
        unit: 'mois',
        min: 1,
        max: 60,
        help: 'Mois avant le premier remboursement, compris dans la durée.',
      }),
    ),
    pendant: choice({
      label: 'Pendant le différé',
      choices: [
        ['partial', 'vous payez les intérêts (différé partiel)'],
        ['total', 'vous ne payez rien (différé total)'],
      ],
    }),
  },
  formula: [
    'Mensualité = C × i ÷ (1 − (1 + i)^{−n})',
    'C : capital ; i : taux annuel ÷ 12 ; n : nombre de mois. À taux nul : C ÷ n.',
    'Après un différé total, C compte les intérêts reportés ; n est le nombre de mois qui restent.',
  ],
  limits: [
    'L’assurance est la même chaque mois, pendant le différé aussi ; les intérêts d’un différé total portent eux-mêmes intérêt.',
    'Le TAEG compte l’assurance et les frais que vous avez saisis.',
    'Mensualité et intérêts sont arrondis au centime chaque mois ; la dernière échéance absorbe les arrondis.',
    'Le tableau d’amortissement de votre banque fait foi.',
  ],
  compute({ capital, taux, duree, unite, assurance, frais, differe, pendant }) {
    const months = monthsOf(duree, unite)
    if (typeof months !== 'number') return months
    if (differe !== null && differe >= months) {
      return [{ field: 'differe', message: '« Différé » : il est plus court que la durée.' }]
    }
    const received = capital.minus(frais ?? ZERO)
    if (received.lte(0)) {
      return [{ field: 'frais', message: '« Frais » : ils restent sous le capital emprunté.' }]
    }
    const rate = monthlyRate(taux)
    const deferral = differe === null ? undefined : { months: differe, kind: pendant }
    const instalments = schedule(capital, rate, months, deferral)
    const waited = instalments.slice(0, differe ?? 0)
    const owed = waited.at(-1)?.left ?? capital
    const repaid = months - waited.length
    const payment = toCents(exactPayment(owed, rate, repaid))
    const interest = total(instalments, 'interest')
    const flows = instalments.map((month) => month.payment.plus(assurance ?? ZERO))
    const taeg = decimal(annualRate(received, flows).toFixed(8)).times(100)
    const last = instalments.at(-1)
    return result({
      answers: [{ label: 'Mensualité', value: euros(payment) }],
      lines: [
        ...deferralLines(waited),
        { label: 'Nombre de mensualités', value: String(repaid) },
        { label: 'Total versé', value: euros(capital.plus(interest)) },
        { label: 'Dont intérêts', value: euros(interest) },
        ...(last && !last.payment.eq(payment)
          ? [{ label: 'Dernière échéance', value: euros(last.payment) }]
          : []),
        ...costLines({ payment, interest, months, assurance, frais }),
        {
          label: assurance || frais ? 'TAEG' : 'TAEG, sans assurance ni frais',
          value: percent(taeg),
        },
      ],
      sentence: `${euros(capital)} à ${percent(taux, 4)} pendant ${counted(months, 'mois', 'mois')}${waited.length > 0 ? `, dont ${waited.length} de différé` : ''} : ${euros(payment)} par mois, dont ${euros(interest)} d’intérêts au total.`,
      formulas: [formulaOf(owed, taux, rate, repaid, payment)],
      tables: [yearTable(instalments), monthTable(instalments)],
    })
  },
})

/** What the months before the first repayment ask for. */
function deferralLines(waited: readonly Instalment[]): Answer[] {
  const [first] = waited
  const last = waited.at(-1)
  if (!first || !last) return []
  const lines = [{ label: 'Par mois, pendant le différé', value: euros(first.payment) }]
  return first.payment.eq(0) && first.interest.gt(0)
    ? [...lines, { label: 'Capital dû à la fin du différé', value: euros(last.left) }]
    : lines
}

interface Costs {
  payment: Decimal
  interest: Decimal
  months: number
  assurance: Decimal | null
  frais: Decimal | null
}

/** What insurance and fees add. */
function costLines({ payment, interest, months, assurance, frais }: Costs): Answer[] {
  const insured = (assurance ?? ZERO).times(months)
  const cost = interest.plus(insured).plus(frais ?? ZERO)
  return [
    ...(assurance
      ? [
          { label: 'Mensualité avec assurance', value: euros(payment.plus(assurance)) },
          { label: 'Coût de l’assurance', value: euros(insured) },
        ]
      : []),
    ...(frais ? [{ label: 'Frais de départ', value: euros(frais) }] : []),
    ...(assurance || frais ? [{ label: 'Coût total du crédit', value: euros(cost) }] : []),
  ]
}

function formulaOf(
  capital: Decimal,
  percents: Decimal,
  rate: Decimal,
  months: number,
  payment: Decimal,
): string {
  if (rate.eq(0)) return `${shortEuros(capital)} ÷ ${months} = ${euros(payment)}`
  const i = figure(rate, 8)
  return `i = ${percent(percents, 4)} ÷ 12 ≈ ${i} ; ${shortEuros(capital)} × ${i} ÷ (1 − (1 + ${i})^{−${months}}) = ${euros(payment)}`
}

const yearTable = (instalments: readonly Instalment[]): ResultTable => ({
  title: 'Remboursement, année par année',
  head: ['Année', 'Versé', 'Intérêts', 'Capital', 'Reste dû'],
  rows: byYear(instalments).map(({ year, paid, interest, capital, left }) => [
    String(year),
    ...[paid, interest, capital, left].map(euros),
  ]),
})

const monthTable = (instalments: readonly Instalment[]): ResultTable => ({
  title: 'Tableau d’amortissement, mois par mois',
  head: ['Mois', 'Échéance', 'Intérêts', 'Capital', 'Reste dû'],
  rows: instalments.map(({ month, payment, interest, capital, left }) => [
    String(month),
    ...[payment, interest, capital, left].map(euros),
  ]),
  folded: true,
})
