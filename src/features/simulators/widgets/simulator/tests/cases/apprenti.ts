import { RATES, relief } from './embauche.ts'
import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'
import { high, percent, sum } from './law.ts'

const SMIC = q('12.31')
  .times(q(35 * 52))
  .over(q(12))

interface Apprentice {
  embauche: string
  diplome?: 'bac' | 'bac_2' | 'licence_master' | 'doctorat'
  /** Euros of a year. */
  aid: number
  staff?: number
}

const GROSS = q(1500)
const COVER = q(20)

/** Contracts of before 1 March 2025 owe above 79 % of the minimum wage, without CSG; others above half of it. */
function netOf(embauche: string): Exact {
  const isOld = embauche < '2025-03-01'
  const owing = high(GROSS.minus(percent(SMIC, q(isOld ? 79 : 50))), q(0))
  const levied = isOld ? q(0) : percent(owing, q('98.25')).plus(COVER)
  return sum([GROSS])
    .minus(percent(owing, q('11.31')))
    .minus(percent(levied, q('9.7')))
    .minus(COVER)
}

/** Neither tax of apprenticeship nor training up to ten people. */
function costOf({ embauche, diplome = 'bac', aid, staff = 10 }: Apprentice): Exact {
  const { apprentissage, ...others } = RATES
  const rates = [
    ...Object.values(others),
    '2.08',
    ...(staff < 11 ? [] : ['1', apprentissage]),
    ...(staff < 50 ? ['0.1'] : ['0.5', '0.45']),
    ...(staff < 250 ? [] : ['0.4']),
  ]
  const isFirstYear = embauche > '2025-11-22'
  const shared = diplome === 'licence_master' && embauche >= '2025-07-01' && isFirstYear
  return sum([GROSS, ...rates.map((rate) => percent(GROSS, q(rate))), COVER])
    .plus(staff < 11 ? q(0) : percent(COVER, q(8)))
    .minus(relief(GROSS, 35, staff))
    .plus(shared ? q('62.5') : q(0))
    .minus(q(aid).over(q(12)))
}

const learns = (apprentice: Apprentice): Case => {
  const { embauche, diplome = 'bac', staff = 10 } = apprentice
  const cost = costOf(apprentice)
  return gives(
    {
      contrat: 'apprentissage',
      montant: '1 500',
      age: 'de_21_a_25',
      diplome,
      embauche,
      effectif: String(staff),
    },
    {
      'Net à payer avant impôt': eur(netOf(embauche)),
      'Coût de l’employeur': eur(cost),
      ...(apprentice.aid === 0
        ? {}
        : { 'Aide à l’embauche, par mois': eur(q(apprentice.aid).over(q(12))) }),
    },
    ['Coût de l’employeur', eur(cost), eur(cents(cost).times(q(12)))],
  )
}

/** On 22 November 2026: aids of contracts that are older than a year are over. */
export const APPRENTI: readonly Case[] = [
  learns({ embauche: '2026-09-01', aid: 5000 }),
  learns({ embauche: '2026-03-08', diplome: 'bac_2', aid: 4500 }),
  learns({ embauche: '2026-03-08', diplome: 'licence_master', aid: 2000 }),
  learns({ embauche: '2026-12-31', diplome: 'doctorat', aid: 0 }),
  // Between two decrees the aid of the code alone.
  learns({ embauche: '2026-01-01', aid: 5000 }),
  learns({ embauche: '2026-03-07', diplome: 'bac_2', aid: 0 }),
  learns({ embauche: '2026-01-15', diplome: 'licence_master', aid: 0 }),
  learns({ embauche: '2025-12-31', diplome: 'licence_master', aid: 5000 }),
  learns({ embauche: '2025-11-24', diplome: 'bac_2', aid: 5000 }),
  learns({ embauche: '2025-11-22', aid: 0 }),
  learns({ embauche: '2025-03-01', aid: 0 }),
  learns({ embauche: '2025-02-28', aid: 0 }),
  learns({ embauche: '2024-06-03', diplome: 'licence_master', aid: 0 }),
  learns({ embauche: '2026-09-01', staff: 60, aid: 5000 }),
  learns({ embauche: '2026-09-01', staff: 300, aid: 0 }),
  refuses({ contrat: 'apprentissage', embauche: '2023-12-31' }, 'embauche'),
  refuses({ contrat: 'apprentissage', embauche: '2027-01-01' }, 'embauche'),
]

/** What the first year's aid was by the texts of its day, of employers of fewer than 250 people and of others. */
export const AIDS: readonly (readonly [day: string, small: string, large: string])[] = [
  ['2024-01-02', '6000 6000 6000 0', '6000 6000 6000 0'],
  ['2024-12-31', '6000 6000 6000 0', '6000 6000 6000 0'],
  ['2025-01-01', '6000 0 0 0', '0 0 0 0'],
  ['2025-02-23', '6000 0 0 0', '0 0 0 0'],
  ['2025-02-24', '5000 5000 5000 0', '2000 2000 2000 0'],
  ['2025-12-31', '5000 5000 5000 0', '2000 2000 2000 0'],
  ['2026-01-01', '5000 0 0 0', '0 0 0 0'],
  ['2026-03-07', '5000 0 0 0', '0 0 0 0'],
  ['2026-03-08', '5000 4500 2000 0', '2000 1500 750 0'],
]
