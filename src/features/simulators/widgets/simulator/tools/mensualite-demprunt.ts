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
import { money, optional } from './inputs.ts'
import { type ResultTable, result } from './result.ts'
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
  },
  formula: [
    'Mensualité = C × i ÷ (1 − (1 + i)^{−n})',
    'C : capital ; i : taux annuel ÷ 12 ; n : nombre de mois. À taux nul : C ÷ n.',
  ],
  limits: [
    'Sans différé de remboursement ; l’assurance est la même chaque mois.',
    'Le TAEG compte l’assurance et les frais que vous avez saisis.',
    'Mensualité et intérêts sont arrondis au centime chaque mois ; la dernière échéance absorbe les arrondis.',
    'Le tableau d’amortissement de votre banque fait foi.',
  ],
  compute({ capital, taux, duree, unite, assurance, frais }) {
    const months = monthsOf(duree, unite)
    if (typeof months !== 'number') return months
    const rate = monthlyRate(taux)
    const payment = toCents(exactPayment(capital, rate, months))
    const instalments = schedule(capital, rate, months)
    const interest = total(instalments, 'interest')
    const last = instalments.at(-1)
    const received = capital.minus(frais ?? ZERO)
    if (received.lte(0)) {
      return [{ field: 'frais', message: '« Frais » : ils restent sous le capital emprunté.' }]
    }
    const insured = (assurance ?? ZERO).times(months)
    const flows = instalments.map((month) => month.payment.plus(assurance ?? ZERO))
    const taeg = decimal(annualRate(received, flows).toFixed(8)).times(100)
    return result({
      answers: [{ label: 'Mensualité', value: euros(payment) }],
      lines: [
        { label: 'Nombre de mensualités', value: String(months) },
        { label: 'Total versé', value: euros(capital.plus(interest)) },
        { label: 'Dont intérêts', value: euros(interest) },
        ...(last && !last.payment.eq(payment)
          ? [{ label: 'Dernière échéance', value: euros(last.payment) }]
          : []),
        ...(assurance
          ? [
              { label: 'Mensualité avec assurance', value: euros(payment.plus(assurance)) },
              { label: 'Coût de l’assurance', value: euros(insured) },
            ]
          : []),
        ...(frais ? [{ label: 'Frais de départ', value: euros(frais) }] : []),
        ...(assurance || frais
          ? [
              {
                label: 'Coût total du crédit',
                value: euros(interest.plus(insured).plus(frais ?? ZERO)),
              },
            ]
          : []),
        {
          label: assurance || frais ? 'TAEG' : 'TAEG, sans assurance ni frais',
          value: percent(taeg),
        },
      ],
      sentence: `${euros(capital)} à ${percent(taux, 4)} pendant ${counted(months, 'mois', 'mois')} : ${euros(payment)} par mois, dont ${euros(interest)} d’intérêts au total.`,
      formulas: [formulaOf(capital, taux, rate, months, payment)],
      tables: [yearTable(instalments), monthTable(instalments)],
    })
  },
})

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
  title: 'Année par année',
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
