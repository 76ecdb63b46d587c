import { ONE, ZERO } from '../formulas/decimal.ts'
import { euros, percent, sharePercent, shortEuros } from './format.ts'
import { discounted, kept, undiscounted } from '../formulas/remise.ts'
import { choice, money, optional, rate } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

export const tool = defineTool({
  inputs: {
    cherche: choice({
      label: 'Vous cherchez',
      look: 'radios',
      choices: [
        ['net', 'le prix remisé'],
        ['origine', 'le prix d’origine'],
      ],
    }),
    prix: money({ label: 'Prix connu', initial: '500' }),
    remise_1: rate({ label: '1re remise', initial: '20' }),
    remise_2: optional(rate({ label: '2e remise', initial: '10' })),
    remise_3: optional(rate({ label: '3e remise' })),
    remise_4: optional(rate({ label: '4e remise' })),
  },
  formula: ['Prix net = prix × (1 − r1) × (1 − r2) × …'],
  limits: [
    'L’arrondi n’est fait qu’à la fin ; un arrondi à chaque étape peut déplacer un centime.',
  ],
  compute({ cherche, prix, remise_1, remise_2, remise_3, remise_4 }) {
    const rates = [remise_1, remise_2, remise_3, remise_4].filter((one) => one !== null)
    const left = kept(rates)
    const whole = ONE.minus(left)
    const origin = cherche === 'net' ? prix : undiscounted(prix, rates)
    if (origin === null) {
      return [
        {
          field: 'remise_1',
          message: 'Une remise de 100 % ne permet pas de retrouver le prix d’origine.',
        },
      ]
    }
    const { net, steps } = discounted(origin, rates)
    const price = cherche === 'net' ? net : prix
    const factors = rates.map((one) => `(1 − ${percent(one)})`)
    const added = rates.reduce((sum, one) => sum.plus(one), ZERO)
    return result({
      answers: [
        cherche === 'net'
          ? { label: 'Prix net', value: euros(price) }
          : { label: 'Prix d’origine', value: euros(origin) },
      ],
      lines: [
        { label: 'Remise totale', value: euros(origin.minus(price)) },
        { label: 'Soit, du prix d’origine', value: sharePercent(whole) },
      ],
      sentence: `De ${euros(origin)} à ${euros(price)} : la remise totale est de ${sharePercent(whole)}.`,
      formulas: [
        cherche === 'net'
          ? `${shortEuros(origin)} × ${factors.join(' × ')} = ${shortEuros(price)}`
          : `${shortEuros(price)} ÷ (${factors.join(' × ')}) = ${shortEuros(origin)}`,
      ],
      tables: [
        {
          title: 'Remise après remise',
          head: ['Remise', 'Retirée', 'Reste'],
          rows: steps.map(({ percent: one, taken, left: rest }) => [
            percent(one),
            euros(taken),
            euros(rest),
          ]),
        },
      ],
      remarks:
        rates.length > 1 && !added.eq(whole.times(100))
          ? [
              {
                tone: 'note',
                text: `Les remises ne s’additionnent pas : ${rates.map((one) => percent(one)).join(' puis ')} font ${sharePercent(whole)}, et non ${percent(added)}.`,
              },
            ]
          : [],
    })
  },
})
