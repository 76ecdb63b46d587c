import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'
import { high, low, percent } from './law.ts'

const MONTH = q(35 * 52).over(q(12))
const SMIC = q('12.31').times(MONTH)
const CEILING = q(4005)

/** Net of the hours that are worked: the ceiling shrinks with them. */
function netOf(gross: Exact, worked: Exact): Exact {
  const ceiling = CEILING.times(worked).over(MONTH)
  const under = low(gross, ceiling)
  const over = gross.minus(under)
  const isOver = ceiling.isUnder(gross)
  return gross
    .minus(percent(under, q('10.91')))
    .minus(percent(gross, q('0.4')))
    .minus(percent(over, q('9.72')))
    .minus(isOver ? percent(gross, q('0.14')) : q(0))
    .minus(percent(percent(gross, q('98.25')), q('9.7')))
}

/** A month of which some hours are worked: what the law says, in the order that it does. */
function idle(gross: string, worked: string): Case {
  const hours = MONTH.minus(q(worked))
  const absence = q(gross).over(MONTH).times(hours)
  const base = percent(absence, q(60))
  const pay = netOf(q(gross).minus(absence), q(worked))
  const complement = high(netOf(SMIC, MONTH).minus(base).minus(pay), q(0))
  const indemnity = base.plus(complement)
  // What is levied leaves the gross minimum wage.
  const room = high(pay.plus(indemnity).minus(SMIC), q(0))
  const levied = low(percent(percent(indemnity, q('98.25')), q('6.7')), room)
  const net = pay.plus(indemnity).minus(levied)
  const floor = hours.times(q('8.57'))
  const back = high(percent(absence, q(36)), floor)
  const usual = netOf(q(gross), MONTH)
  const rest = cents(indemnity).minus(cents(back))
  return gives(
    { montant: gross, heures: worked },
    {
      'Indemnité versée au salarié': eur(indemnity),
      'Remboursement à l’entreprise': eur(back),
      'Net du mois, avant impôt': eur(net),
      'Net habituel': eur(usual),
      'Baisse du net': eur(cents(usual).minus(cents(net))),
      ...(q(0).isUnder(complement) ? { 'Dont complément jusqu’au SMIC net': eur(complement) } : {}),
      ...(q(0).isUnder(levied) ? { 'CSG et CRDS sur l’indemnité': eur(levied) } : {}),
      ...(rest.isUnder(q(0))
        ? { 'Remboursé au-delà de l’indemnité': eur(q(0).minus(rest)) }
        : { 'Reste à l’entreprise': eur(rest) }),
    },
    ['Remboursement', 'le plus élevé des deux', eur(back), '–'],
  )
}

export const PARTIELLE: readonly Case[] = [
  // The note’s own case.
  gives(
    {},
    {
      'Indemnité versée au salarié': '1 500,00 €',
      'Remboursement à l’entreprise': '1 299,78 €',
    },
  ),
  idle('2500', '0'),
  idle('1867.02', '0'),
  idle('1900', '86.67'),
  idle('2160', '75'),
  idle('3200', '0'),
  idle('3800', '43.33'),
  idle('3975.5', '130'),
  idle('4005', '20.25'),
  idle('5200', '60'),
  idle('8400', '0'),
  refuses({ montant: '8 400,01' }, 'montant'),
  refuses({ montant: '99' }, 'montant'),
  refuses({ heures: '151,67' }, 'heures'),
  refuses({ heures: '-1' }, 'heures'),
  refuses({ montant: '12.500', heures: 'peu' }, 'montant', 'heures'),
]
