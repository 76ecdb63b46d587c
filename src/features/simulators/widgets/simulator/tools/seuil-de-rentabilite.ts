import { counted, dayAndMonth, euros, sharePercent, shortEuros } from './format.ts'
import { addDays } from '../formulas/days.ts'
import { breakEven } from '../formulas/seuil-de-rentabilite.ts'
import { money } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

const DAYS = 365

export const tool = defineTool({
  inputs: {
    ca: money({ label: 'Chiffre d’affaires annuel HT', initial: '200 000' }),
    variables: money({ label: 'Charges variables', initial: '120 000' }),
    fixes: money({
      label: 'Charges fixes',
      initial: '60 000',
      help: 'Votre rémunération comprise.',
    }),
  },
  formula: [
    'Taux de marge = (CA − charges variables) ÷ CA',
    'Seuil = charges fixes ÷ taux de marge',
    'Point mort = seuil ÷ CA × 365 jours',
  ],
  limits: [
    'Le partage entre charges fixes et variables reste une appréciation.',
    'La date suppose des ventes régulières et un exercice qui commence le 1er janvier.',
  ],
  compute({ ca, variables, fixes }) {
    const found = breakEven(ca, variables, fixes)
    if (found === null) {
      const why = ca.eq(0)
        ? 'Sans chiffre d’affaires, rien ne couvre les charges.'
        : 'Chaque vente ne laisse aucune marge : il faut d’abord revoir le prix ou le coût, pas le volume.'
      return result({
        answers: [{ label: 'Seuil de rentabilité', value: 'jamais atteint' }],
        lines: [
          { label: 'Marge sur coûts variables', value: euros(ca.minus(variables)) },
          { label: 'Charges fixes', value: euros(fixes) },
        ],
        sentence: `Le seuil de rentabilité n’est jamais atteint. ${why}`,
        remarks: [{ tone: 'warning', text: why }],
      })
    }
    const { marginRate, sales, days } = found
    const isReached = days.lte(DAYS)
    // The nearest day of the year, counted from 1: 243.33 is the 243rd, 31 August.
    const dayOfYear = Math.max(1, Math.min(days.round(0, 1).toNumber(), DAYS))
    const date = dayAndMonth(addDays({ year: 2026, month: 1, day: 1 }, dayOfYear - 1))
    const spare = ca.minus(sales)
    return result({
      answers: [{ label: 'Seuil de rentabilité', value: euros(sales) }],
      lines: [
        { label: 'Taux de marge sur coûts variables', value: sharePercent(marginRate) },
        { label: 'Point mort', value: counted(days, 'jour', 'jours') },
        { label: 'Atteint vers le', value: isReached ? date : 'pas dans l’année' },
        {
          label: isReached ? 'Ventes au-delà du seuil' : 'Ventes qui manquent',
          value: euros(spare.abs()),
        },
      ],
      sentence: `Vous couvrez vos charges à partir de ${euros(sales)} de ventes, ${isReached ? `vers le ${date}` : 'ce que l’année prévue n’atteint pas'}.`,
      formulas: [
        `(${shortEuros(ca)} − ${shortEuros(variables)}) ÷ ${shortEuros(ca)} = ${sharePercent(marginRate)}`,
        `${shortEuros(fixes)} ÷ ${sharePercent(marginRate)} = ${shortEuros(sales)}`,
        `${shortEuros(sales)} ÷ ${shortEuros(ca)} × 365 = ${counted(days, 'jour', 'jours')}`,
      ],
      remarks: isReached
        ? []
        : [
            {
              tone: 'warning',
              text: 'Le chiffre d’affaires prévu ne couvre pas toutes les charges : l’année finit en perte.',
            },
          ],
    })
  },
})
