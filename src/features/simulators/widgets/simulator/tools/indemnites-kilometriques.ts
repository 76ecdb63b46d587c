import { ZERO } from '../formulas/decimal.ts'
import { figureRemark, inForce } from './dated.ts'
import { euros, figure, shortEuros } from './format.ts'
import { allowance, type KilometreRate, rateOf } from '../formulas/indemnites-kilometriques.ts'
import { choice, money, number, optional } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

const SCALE = 'bareme_kilometrique'

/** Rows of the scale, by the fiscal power of a car. */
const VEHICLES = [
  ['3cv', '3 CV et moins'],
  ['4cv', '4 CV'],
  ['5cv', '5 CV'],
  ['6cv', '6 CV'],
  ['7cv', '7 CV et plus'],
] as const

export const tool = defineTool({
  inputs: {
    distance: number({
      label: 'Distance professionnelle de l’année',
      initial: '4 000',
      unit: 'km',
      max: 1_000_000,
      places: 1,
    }),
    puissance: choice({ label: 'Puissance fiscale', initial: '5cv', choices: VEHICLES }),
    coefficient: optional(
      number({
        label: 'Coefficient par kilomètre',
        unit: '€',
        max: 100,
        places: 4,
        help: 'Laissez vide pour appliquer le barème en vigueur.',
      }),
    ),
    fixe: optional(money({ label: 'Somme fixe de la tranche', max: 1_000_000 })),
  },
  formula: ['Indemnité = distance × coefficient de la tranche + somme fixe éventuelle'],
  limits: [
    'Le barème couvre l’essence, l’entretien, l’assurance et l’usure ; péages et stationnement se traitent à part.',
    'Gardez la carte grise et un relevé par trajet.',
  ],
  figures: [SCALE],
  given: (figures) => ({ coefficient: inForce(figures, SCALE)?.values ? '' : '0,40' }),
  compute({ distance, puissance, coefficient, fixe }, figures) {
    const scale = inForce(figures, SCALE)?.values ?? null
    const own: KilometreRate | null = coefficient && { rate: coefficient, fixed: fixe ?? ZERO }
    const line = own ?? (scale && rateOf(scale, puissance, distance))
    if (!line) {
      return [
        {
          field: 'coefficient',
          message: 'Aucun barème en vigueur n’est enregistré ici : indiquez le coefficient.',
        },
      ]
    }
    const total = allowance(distance, line)
    const shown = `${figure(line.rate, 4)}\u00A0€`
    return result({
      answers: [{ label: 'Indemnité de l’année', value: euros(total) }],
      lines: [
        { label: 'Coefficient', value: `${shown} par kilomètre` },
        ...(line.fixed.gt(0) ? [{ label: 'Somme fixe', value: euros(line.fixed) }] : []),
        { label: 'Origine', value: own ? 'saisi par vous' : 'barème en vigueur' },
      ],
      sentence: `${figure(distance, 1)} km à ${shown}${line.fixed.gt(0) ? ` et ${euros(line.fixed)}` : ''} font ${euros(total)}.`,
      formulas: [
        `${figure(distance, 1)} km × ${shown}${line.fixed.gt(0) ? ` + ${shortEuros(line.fixed)}` : ''} = ${shortEuros(total)}`,
      ],
      remarks: [figureRemark(figures, SCALE, 'Barème kilométrique')],
    })
  },
})
