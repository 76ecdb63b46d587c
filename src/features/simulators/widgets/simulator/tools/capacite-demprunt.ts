import { toCents } from '../formulas/decimal.ts'
import { counted, euros, figure, percent, shortEuros } from './format.ts'
import { borrowable } from '../formulas/capacite-demprunt.ts'
import { exactPayment, monthlyRate } from '../formulas/mensualite-demprunt.ts'
import { money } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'
import { loanInputs, monthsOf } from './loan-inputs.ts'

export const tool = defineTool({
  inputs: {
    mensualite: money({
      label: 'Mensualité supportable',
      initial: '1 000',
      min: 1,
      max: 100_000_000,
    }),
    ...loanInputs('4', '10'),
  },
  formula: [
    'Capital = M × (1 − (1 + i)^{−n}) ÷ i',
    'M : mensualité ; i : taux annuel ÷ 12 ; n : nombre de mois. À taux nul : M × n.',
  ],
  limits: [
    'Ce montant ne vaut ni accord ni offre de prêt.',
    'Il ignore l’assurance, les garanties et l’apport demandé.',
  ],
  compute({ mensualite, taux, duree, unite }) {
    const months = monthsOf(duree, unite)
    if (typeof months !== 'number') return months
    const rate = monthlyRate(taux)
    const capital = borrowable(mensualite, rate, months)
    const paid = mensualite.times(months)
    const back = toCents(exactPayment(capital, rate, months))
    const i = figure(rate, 8)
    return result({
      answers: [{ label: 'Capital empruntable', value: euros(capital) }],
      lines: [
        { label: 'Total versé', value: euros(paid) },
        { label: 'Dont intérêts', value: euros(paid.minus(capital)) },
        { label: 'Contrôle : mensualité de ce capital', value: euros(back) },
      ],
      sentence: `${euros(mensualite)} par mois à ${percent(taux, 4)} pendant ${counted(months, 'mois', 'mois')} permettent d’emprunter ${euros(capital)}.`,
      formulas: [
        rate.eq(0)
          ? `${shortEuros(mensualite)} × ${months} = ${euros(capital)}`
          : `i = ${percent(taux, 4)} ÷ 12 ≈ ${i} ; ${shortEuros(mensualite)} × (1 − (1 + ${i})^{−${months}}) ÷ ${i} = ${euros(capital)}`,
      ],
    })
  },
})
