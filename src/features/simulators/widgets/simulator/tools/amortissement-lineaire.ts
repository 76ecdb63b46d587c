import { toCents } from '../formulas/decimal.ts'
import { counted, euros, shortDay, shortEuros } from './format.ts'
import {
  depreciatedOn,
  depreciation,
  firstYearDays,
  YEAR,
} from '../formulas/amortissement-lineaire.ts'
import { date, money, whole } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

/** Years of 360 days that a first financial year has at most. */
const LONGEST = 2

export const tool = defineTool({
  inputs: {
    base: money({
      label: 'Base à amortir, HT',
      initial: '12 000',
      min: 1,
      help: 'Prix du bien, hors terrain.',
    }),
    duree: whole({ label: 'Durée d’utilisation', initial: '5', unit: 'ans', min: 1, max: 50 }),
    mise_en_service: date({ label: 'Mise en service', initial: '2026-04-01' }),
    cloture: date({
      label: 'Première clôture',
      initial: '2026-12-31',
      help: 'Fin de l’exercice en cours à la mise en service ; le premier d’une société peut dépasser un an.',
    }),
  },
  formula: ['Annuité = base ÷ durée', 'Première année = annuité × jours ÷ 360'],
  limits: [
    'Les jours se comptent en mois de 30 jours, de la mise en service à la clôture.',
    'Chaque dotation est arrondie au centime ; la dernière complète jusqu’à la base.',
    'La durée d’usage se discute avec nous et se vérifie sur bofip.impots.gouv.fr.',
  ],
  compute({ base, duree, mise_en_service, cloture }) {
    const days = firstYearDays(mise_en_service, cloture)
    if (days < 1) {
      return [{ field: 'cloture', message: 'La première clôture précède la mise en service.' }]
    }
    if (days > LONGEST * YEAR) {
      return [
        {
          field: 'cloture',
          message: 'La première clôture est à plus de 24 mois de la mise en service.',
        },
      ]
    }
    const plan = depreciation(base, duree, days, cloture)
    const annuity = toCents(base.div(duree))
    const first = plan[0]?.charge ?? annuity
    const last = plan.at(-1)
    return result({
      answers: [{ label: 'Annuité', value: euros(annuity) }],
      lines: [
        { label: 'Première dotation', value: euros(first) },
        { label: 'Jours de la première année', value: counted(days, 'jour', 'jours') },
        { label: 'Exercices concernés', value: String(plan.length) },
        { label: 'Fin de l’amortissement', value: shortDay(depreciatedOn(mise_en_service, duree)) },
        ...(last ? [{ label: 'Dernier exercice, clos le', value: shortDay(last.closing) }] : []),
      ],
      sentence: `${euros(base)} sur ${counted(duree, 'an', 'ans')} : ${euros(annuity)} par an, et ${euros(first)} la première année.`,
      formulas: [
        `${shortEuros(base)} ÷ ${duree} = ${shortEuros(annuity)}`,
        ...(days !== YEAR
          ? [`${shortEuros(annuity)} × ${days} ÷ ${YEAR} = ${shortEuros(first)}`]
          : []),
      ],
      tables: [
        {
          title: 'Plan d’amortissement',
          head: ['Exercice clos le', 'Dotation', 'Cumul', 'Reste à amortir'],
          rows: plan.map(({ closing, charge, charged, left }) => [
            shortDay(closing),
            ...[charge, charged, left].map(euros),
          ]),
        },
      ],
    })
  },
})
