import { figureRemark, inForce } from './dated.ts'
import { euros, figure, percent, shortEuros } from './format.ts'
import { revisedRent } from '../formulas/revision-de-loyer.ts'
import { choice, money, number } from './inputs.ts'
import { type Remark, result } from './result.ts'
import { defineTool } from './tool.ts'

/** Names of the indices, and the series of INSEE that carry them. */
const INDICES = {
  irl: ['IRL, habitation', '001515333'],
  ilc: ['ILC, commerce et artisanat', '001532540'],
  ilat: ['ILAT, bureaux', '001617112'],
  icc: ['ICC, baux anciens', '000008630'],
} as const

const index = (label: string, initial: string, help: string) =>
  number({ label, initial, help, min: 0.01, max: 100_000, places: 4 })

/** What the index alone does not say of a business lease. */
function leaseRemarks(chosen: keyof typeof INDICES): Remark[] {
  if (chosen === 'irl') return []
  const revision: Remark = {
    tone: 'note',
    text: 'Bail commercial : pour la révision légale, tous les trois ans, l’indice de base est celui de la dernière fixation du loyer ; une clause d’indexation suit ses propres dates.',
  }
  return chosen === 'icc'
    ? [
        revision,
        {
          tone: 'warning',
          text: 'L’ICC n’est plus admis pour un bail commercial conclu ou renouvelé depuis 2014 (à confirmer) : vérifiez la date du vôtre.',
        },
      ]
    : [revision]
}

export const tool = defineTool({
  inputs: {
    loyer: money({ label: 'Loyer actuel', initial: '1 200', max: 100_000_000 }),
    indice: choice({
      label: 'Indice du bail',
      initial: 'ilc',
      choices: [
        ['irl', INDICES.irl[0]],
        ['ilc', INDICES.ilc[0]],
        ['ilat', INDICES.ilat[0]],
        ['icc', INDICES.icc[0]],
      ],
    }),
    base: index('Indice de base', '120', 'Celui du bail ou de la dernière révision.'),
    nouveau: index(
      'Nouvel indice',
      '126',
      'Même trimestre : un an plus tard pour une clause d’indexation ou un logement, trois ans pour la révision légale d’un bail commercial.',
    ),
  },
  formula: ['Nouveau loyer = loyer × nouvel indice ÷ indice de base'],
  limits: [
    'Les indices 120 et 126 de l’exemple sont fictifs.',
    'Gardez l’indice écrit dans le bail, et le même trimestre.',
    'Un plafond, une date d’effet ou une clause du bail peuvent modifier le compte.',
  ],
  figures: ['irl', 'ilc', 'ilat', 'icc'],
  compute({ loyer, indice, base, nouveau }, figures) {
    const rent = revisedRent(loyer, base, nouveau)
    if (rent === null) return [{ field: 'base', message: 'Un indice est plus grand que zéro.' }]
    const change = rent.minus(loyer)
    const evolution = percent(nouveau.div(base).minus(1).times(100))
    const [name, series] = INDICES[indice]
    const known = inForce(figures, indice)
    return result({
      answers: [{ label: 'Nouveau loyer', value: euros(rent) }],
      lines: [
        { label: change.lt(0) ? 'Baisse' : 'Hausse', value: euros(change.abs()) },
        { label: 'Évolution de l’indice', value: evolution },
        { label: 'Série de l’Insee', value: series },
      ],
      sentence: `De ${figure(base, 4)} à ${figure(nouveau, 4)}, l’indice porte le loyer de ${euros(loyer)} à ${euros(rent)} (${evolution}).`,
      formulas: [
        `${shortEuros(loyer)} × ${figure(nouveau, 4)} ÷ ${figure(base, 4)} = ${shortEuros(rent)}`,
      ],
      remarks: [
        ...leaseRemarks(indice),
        {
          ...figureRemark(figures, indice, known ? known.label : name),
          ...(known
            ? {}
            : {
                link: {
                  href: `https://www.insee.fr/fr/statistiques/serie/${series}`,
                  text: `insee.fr, série ${series}`,
                },
              }),
        },
      ],
    })
  },
})
