import { share } from '../formulas/decimal.ts'
import { counted, euros, figure, percent, shortEuros } from './format.ts'
import { futureValue } from '../formulas/epargne.ts'
import { choice, money, rate, whole } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

export const tool = defineTool({
  inputs: {
    capital: money({ label: 'Somme de départ', initial: '10 000', max: 1_000_000_000 }),
    versement: money({
      label: 'Versement régulier',
      initial: '1 000',
      max: 100_000_000,
      help: 'À la fin de chaque période ; 0 s’il n’y en a pas.',
    }),
    rythme: choice({
      label: 'Rythme des versements',
      choices: [
        ['an', 'chaque année'],
        ['mois', 'chaque mois'],
      ],
    }),
    taux: rate({ label: 'Taux annuel', initial: '3', max: 30 }),
    duree: whole({ label: 'Durée', initial: '10', unit: 'ans', min: 1, max: 100 }),
  },
  formula: [
    'Valeur future = C × (1 + i)^{n} + v × ((1 + i)^{n} − 1) ÷ i',
    'C : somme de départ ; v : versement ; i : taux de la période ; n : nombre de périodes.',
  ],
  limits: [
    'Un rendement constant est une hypothèse : frais, impôts et inflation ne sont pas comptés.',
    'À un rythme mensuel, le taux du mois est le taux annuel divisé par douze.',
    'Ce calcul n’est pas un conseil en placement.',
  ],
  compute({ capital, versement, rythme, taux, duree }) {
    const byMonth = rythme === 'mois'
    const periodsAYear = byMonth ? 12 : 1
    const rateOfPeriod = share(taux).div(periodsAYear)
    const periods = duree * periodsAYear
    const { fromCapital, fromPayments, total } = futureValue(
      capital,
      versement,
      rateOfPeriod,
      periods,
    )
    const paid = capital.plus(versement.times(periods))
    const i = figure(rateOfPeriod, 8)
    const payments = versement.gt(0)
    return result({
      answers: [{ label: `Valeur après ${counted(duree, 'an', 'ans')}`, value: euros(total) }],
      lines: [
        { label: 'Total versé', value: euros(paid) },
        { label: 'Intérêts', value: euros(total.minus(paid)) },
        ...(payments
          ? [
              { label: 'Dont somme de départ', value: euros(fromCapital) },
              { label: 'Dont versements', value: euros(fromPayments) },
            ]
          : []),
      ],
      sentence: `${euros(capital)} placés à ${percent(taux, 4)}${payments ? `, avec ${euros(versement)} ${byMonth ? 'par mois' : 'par an'},` : ''} deviennent ${euros(total)} en ${counted(duree, 'an', 'ans')}.`,
      formulas: [
        taux.eq(0)
          ? `${shortEuros(capital)} + ${shortEuros(versement)} × ${periods} = ${euros(total)}`
          : `${shortEuros(capital)} × (1 + ${i})^{${periods}}${payments ? ` + ${shortEuros(versement)} × ((1 + ${i})^{${periods}} − 1) ÷ ${i}` : ''} = ${euros(total)}`,
      ],
      tables: [
        {
          title: 'Épargne, année par année',
          head: ['Année', 'Versé', 'Intérêts', 'Valeur'],
          rows: Array.from({ length: duree }, (_, index) => {
            const until = (index + 1) * periodsAYear
            const { total: then } = futureValue(capital, versement, rateOfPeriod, until)
            const given = capital.plus(versement.times(until))
            return [String(index + 1), euros(given), euros(then.minus(given)), euros(then)]
          }),
          folded: true,
        },
      ],
    })
  },
})
