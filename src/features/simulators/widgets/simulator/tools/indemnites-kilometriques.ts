import { figureRemark, inForce } from './dated.ts'
import { euros, figure, shortEuros } from './format.ts'
import { allowance, rateOf, withElectric } from '../formulas/indemnites-kilometriques.ts'
import { choice, number, only } from './inputs.ts'
import { result } from './result.ts'
import { defineTool, type Figures } from './tool.ts'

/** The scale of each kind of vehicle, by the key of its dated figure. */
const SCALES = {
  voiture: 'bareme_kilometrique',
  moto: 'bareme_kilometrique_moto',
  cyclomoteur: 'bareme_kilometrique_cyclomoteur',
} as const

/** Rows of the scales, by the fiscal power of a vehicle; mopeds have one row. */
const CARS = [
  ['3cv', '3 CV et moins'],
  ['4cv', '4 CV'],
  ['5cv', '5 CV'],
  ['6cv', '6 CV'],
  ['7cv', '7 CV et plus'],
] as const
const MOTORCYCLES = [
  ['2cv', '1 ou 2 CV'],
  ['5cv', '3, 4 ou 5 CV'],
  ['6cv', 'Plus de 5 CV'],
] as const
const MOPED = 'cyclomoteur'

export const tool = defineTool({
  inputs: {
    vehicule: choice({
      label: 'Votre véhicule',
      look: 'radios',
      choices: [
        ['voiture', 'Voiture'],
        ['moto', 'Moto'],
        ['cyclomoteur', 'Cyclomoteur'],
      ],
    }),
    puissance: only(
      ['voiture'],
      choice({ label: 'Puissance fiscale', initial: '5cv', choices: CARS }),
    ),
    puissance_moto: only(
      ['moto'],
      choice({ label: 'Puissance fiscale de la moto', initial: '5cv', choices: MOTORCYCLES }),
    ),
    distance: number({
      label: 'Distance professionnelle de l’année',
      initial: '4 000',
      unit: 'km',
      max: 1_000_000,
      places: 1,
    }),
    energie: choice({
      label: 'Énergie',
      choices: [
        ['thermique', 'Essence, gazole, hybride, GPL'],
        ['electrique', 'Électrique uniquement'],
      ],
    }),
  },
  formula: [
    'Indemnité = distance × coefficient de la tranche + somme fixe de la tranche',
    'Véhicule électrique : indemnité × 1,20',
  ],
  limits: [
    'Le barème couvre l’essence, l’entretien, l’assurance et l’usure ; péages et stationnement se traitent à part.',
    'Gardez la carte grise et un relevé par trajet.',
  ],
  figures: Object.values(SCALES),
  compute({ vehicule, puissance, puissance_moto, distance, energie }, figures) {
    const scale = inForce(figures, SCALES[vehicule])?.values ?? null
    const line = scale && rateOf(scale, puissance ?? puissance_moto ?? MOPED, distance)
    const remarks = [figureRemark(figures, SCALES[vehicule], 'Barème kilométrique')]
    if (!line) {
      return result({
        answers: [{ label: 'Indemnité de l’année', value: 'non calculée' }],
        sentence: 'Aucun barème en vigueur n’est enregistré ici : l’indemnité n’est pas calculée.',
        remarks,
      })
    }
    const isElectric = energie === 'electrique'
    const base = allowance(distance, line)
    const total = isElectric ? withElectric(distance, line) : base
    const rate = `${figure(line.rate, 4)}\u00A0€`
    const fixed = line.fixed.gt(0) ? ` + ${shortEuros(line.fixed)}` : ''
    const kilometres = `${figure(distance, 1)}\u00A0km`
    return result({
      answers: [{ label: 'Indemnité de l’année', value: euros(total) }],
      lines: [
        { label: 'Coefficient', value: `${rate} par kilomètre` },
        ...(fixed ? [{ label: 'Somme fixe', value: euros(line.fixed) }] : []),
        ...(isElectric
          ? [{ label: 'Majoration du véhicule électrique', value: euros(total.minus(base)) }]
          : []),
        { label: 'Barème', value: yearOf(figures, SCALES[vehicule]) },
      ],
      sentence: `${kilometres} à ${rate}${line.fixed.gt(0) ? ` et ${euros(line.fixed)}` : ''}${isElectric ? ', majorés de 20 %' : ''} : ${euros(total)}.`,
      formulas: [
        `${kilometres} × ${rate}${fixed} = ${shortEuros(base)}`,
        ...(isElectric ? [`${shortEuros(base)} × 1,20 = ${shortEuros(total)}`] : []),
      ],
      remarks,
    })
  },
})

/** What the scale says of itself: « revenus de 2025 ». */
const yearOf = (figures: Figures, key: string): string =>
  inForce(figures, key)?.note || 'en vigueur'
