import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'
import { percent, sum } from './law.ts'

/** Employer's rates of 2026 under the ceiling of the month, in percent of the gross. */
export const RATES = {
  maladie: '13',
  vieillesse: '10.66',
  complementaire: '4.72',
  ceg: '1.29',
  famille: '5.25',
  autonomie: '0.3',
  chomage: '4',
  ags: '0.25',
  apprentissage: '0.68',
  dialogue: '0.016',
}

const SMIC = 12.31
const HOURS = 35

interface Job {
  gross: string
  hours?: number
  staff?: number
  health?: string
  accidents?: string
  isManager?: boolean
  isFixedTerm?: boolean
  isYoung?: boolean
}

/** The general relief: 0.02 and up to 0.3781 (0.3821 from fifty people), none from three minimum wages. */
export function relief(gross: Exact, hours: number, staff: number): Exact {
  const year = (Number(gross.top) / Number(gross.bottom)) * 12
  const least = SMIC * hours * 52
  if (year >= 3 * least) return q(0)
  const most = staff < 50 ? 0.3781 : 0.3821
  const share = Math.min(1, 0.5 * ((3 * least) / year - 1)) ** 1.75
  return gross.times(q((0.02 + most * share).toFixed(4)))
}

/** What somebody costs in a month. */
function cost(job: Job): Exact {
  const { staff = 10, health = '40', accidents = '2.08', hours = HOURS } = job
  const bonus = job.isFixedTerm ? percent(q(job.gross), q(10)) : q(0)
  const gross = q(job.gross).plus(bonus)
  const rates = [
    ...Object.values(RATES),
    accidents,
    staff < 11 ? '0.55' : '1',
    ...(staff < 50 ? ['0.1'] : ['0.5', '0.45']),
    ...(job.isManager ? ['0.036', '1.5'] : []),
    ...(job.isFixedTerm ? ['1'] : []),
  ]
  const cover = q(health).over(q(2))
  // The flat levy on covers, from eleven people on.
  const levy = staff < 11 ? q(0) : percent(cover, q(8))
  const spared = job.isYoung ? percent(gross, q('28.91')) : relief(gross, hours, staff)
  return gross
    .plus(sum(rates.map((rate) => percent(gross, q(rate)))))
    .plus(cover)
    .plus(levy)
    .minus(spared)
}

const costs = (typed: Case['typed'], job: Job): Case => {
  const month = cents(cost(job))
  const year = month.times(q(12))
  return gives(
    typed,
    { 'Coût de l’employeur': eur(month), 'Coût de l’employeur, par an': eur(year) },
    ['Coût de l’employeur', eur(month), eur(year)],
  )
}

export const EMBAUCHE: readonly Case[] = [
  costs({ montant: '3 000' }, { gross: '3000' }),
  costs({ montant: '1 900', effectif: '1' }, { gross: '1900' }),
  costs({ montant: '2400,50' }, { gross: '2400.5' }),
  costs({ montant: '1 600', heures: '24' }, { gross: '1600', hours: 24 }),
  costs({ montant: '3 800', statut: 'cadre' }, { gross: '3800', isManager: true }),
  costs({ montant: '3 000', taux_at: '5' }, { gross: '3000', accidents: '5' }),
  costs({ montant: '3 000', effectif: '60' }, { gross: '3000', staff: 60 }),
  costs({ montant: '2 800', effectif: '20' }, { gross: '2800', staff: 20 }),
  costs({ montant: '2 000', duree: 'cdd' }, { gross: '2000', isFixedTerm: true }),
  costs({ montant: '3 500', exoneration: 'jei' }, { gross: '3500', isYoung: true }),
  costs({ montant: '2 200', sante: '0' }, { gross: '2200', health: '0' }),
  refuses({ montant: '0' }, 'montant'),
  refuses({ montant: '-1' }, 'montant'),
  refuses({ montant: '1000000000' }, 'montant'),
  refuses({ montant: '12.500' }, 'montant'),
  refuses({ montant: '1 250,505' }, 'montant'),
  refuses({ montant: 'mille', heures: '35', effectif: '1,5' }, 'montant', 'heures', 'effectif'),
]
