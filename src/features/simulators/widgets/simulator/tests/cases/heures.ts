import { RATES, relief } from './embauche.ts'
import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'
import { high, low, percent, sum } from './law.ts'

const CEILING = q(4005)
const MONTH = q(35 * 52).over(q(12))
/** Eight hours a week, which a quarter is added to; half is to the others. */
const FIRST = q(8 * 52).over(q(12))

/** The hours, with what is added to them. */
export const paidHours = (hours: Exact): Exact =>
  hours.plus(percent(low(hours, FIRST), q(25))).plus(percent(high(hours.minus(FIRST), q(0)), q(50)))

interface Worker {
  gross: string
  hours: string
  staff?: number
  health?: string
  /** Premium of a fixed term. */
  isFixedTerm?: boolean
  isYoung?: boolean
}

interface Pay {
  overtime: Exact
  net: Exact
  taxed: Exact
  cost: Exact
  spared: Exact
}

/** Old age, basic and complementary, of an employee, which overtime is spared of; the rates of 2026. */
const oldAge = (gross: Exact): Exact => {
  const under = low(gross, CEILING)
  const over = gross.minus(under)
  const isOver = CEILING.isUnder(gross)
  return sum([
    percent(under, q('6.9')),
    percent(gross, q('0.4')),
    percent(under, q('4.01')),
    percent(over, q('9.72')),
    ...(isOver ? [percent(gross, q('0.14'))] : []),
  ])
}

/** What an employer pays of a gross, whichever side of the ceiling it is. */
function employerOf(gross: Exact, staff: number, isFixedTerm: boolean): Exact {
  const { vieillesse, complementaire, ceg, ...others } = RATES
  const under = low(gross, CEILING)
  const over = gross.minus(under)
  const rates = [
    ...Object.values(others),
    '2.08',
    staff < 11 ? '0.55' : '1',
    ...(staff < 50 ? [] : ['0.5', '0.45']),
    ...(isFixedTerm ? ['1'] : []),
  ]
  const basic = percent(under, q(vieillesse)).plus(percent(over, q('2.11')))
  const extra = percent(under, q(complementaire).plus(q(ceg))).plus(percent(over, q('14.57')))
  const technical = CEILING.isUnder(gross) ? percent(gross, q('0.21')) : q(0)
  const housing = staff < 50 ? percent(under, q('0.1')) : q(0)
  return sum([...rates.map((rate) => percent(gross, q(rate))), basic, extra, technical, housing])
}

/** A month with overtime, from the gross of the contract. */
function pay({ gross, hours, staff = 10, health = '40', ...job }: Worker): Pay {
  const overtime = q(gross)
    .over(MONTH)
    .times(paidHours(q(hours)))
  const worked = q(gross).plus(overtime)
  const bonus = job.isFixedTerm ? percent(worked, q(10)) : q(0)
  const all = worked.plus(bonus)
  const cover = q(health).over(q(2))
  const owed = oldAge(all)
  const spared = overtime.times(low(owed.over(all), q('0.1131')))
  const levied = percent(all, q('98.25')).plus(cover)
  const net = all
    .minus(owed)
    .minus(cover)
    .plus(spared)
    .minus(percent(levied, q('9.7')))
  // In whole euros, as it is declared.
  const untaxed = low(overtime, q(8037).over(q(12))).rounded(0)
  const taxed = net
    .plus(percent(levied, q('2.9')))
    .plus(percent(untaxed, q('6.681')))
    .plus(cover)
    .minus(untaxed)
  const weekly = 35 + (Number(hours) * 12) / 52
  const reduction = job.isYoung ? percent(all, q('28.91')) : relief(all, weekly, staff)
  const cost = sum([
    all,
    employerOf(all, staff, job.isFixedTerm ?? false),
    cover,
    staff < 11 ? q(0) : percent(cover, q(8)),
  ])
    .minus(reduction)
    .minus(q(hours).times(q(staff < 20 ? '1.5' : '0.5')))
  return { overtime, net, taxed, cost, spared }
}

const earns = (typed: Case['typed'], worker: Worker): Case => {
  const { overtime, net, taxed, cost, spared } = pay(worker)
  return gives(
    { ...typed, montant: worker.gross, heures_sup: worker.hours },
    {
      'Heures supplémentaires, majorées': eur(overtime),
      'Dont réduction sur les heures supplémentaires': eur(spared),
      'Net à payer avant impôt': eur(net),
      'Net imposable': eur(taxed),
      'Coût de l’employeur': eur(cost),
    },
    ['Coût de l’employeur', eur(cost), eur(cents(cost).times(q(12)))],
  )
}

export const HEURES: readonly Case[] = [
  // The note’s own case.
  gives({ montant: '2 500', heures_sup: '17,33' }, { 'Net à payer avant impôt': '2 280,10 €' }),
  earns({}, { gross: '2500', hours: '17.33' }),
  earns({}, { gross: '1900', hours: '4' }),
  earns({}, { gross: '2400.5', hours: '30.33' }),
  // More than eight a week.
  earns({}, { gross: '2200', hours: '39' }),
  earns({}, { gross: '2200', hours: '56.33' }),
  // Above the ceiling, which overtime leaves where it is.
  earns({}, { gross: '3900', hours: '17.33' }),
  earns({}, { gross: '4500', hours: '20' }),
  earns({ effectif: '25' }, { gross: '2600', hours: '10', staff: 25 }),
  earns({ effectif: '60' }, { gross: '2600', hours: '10', staff: 60 }),
  earns({ duree: 'cdd' }, { gross: '2100', hours: '12', isFixedTerm: true }),
  earns({ exoneration: 'jei' }, { gross: '3000', hours: '15', isYoung: true }),
  earns({ sante: '0' }, { gross: '2000', hours: '0.5', health: '0' }),
  refuses({ heures: '28', heures_sup: '4' }, 'heures_sup'),
  refuses({ heures_sup: '56,34' }, 'heures_sup'),
  refuses({ heures_sup: '-1' }, 'heures_sup'),
  refuses({ heures_sup: '' }, 'heures_sup'),
  refuses({ heures_sup: 'quatre', montant: '12.500' }, 'montant', 'heures_sup'),
]
