import { type Case, eur, type Exact, gives, q } from './exact.ts'
import { low, percent } from './law.ts'

const CEILING = q(4005)

/** What is taxed of a manager's pay: of what the employer pays for covers, half of the health care alone. */
function taxed(gross: Exact): Exact {
  const HALF = q(20)
  const under = low(gross, CEILING)
  const over = gross.minus(under)
  const isOver = CEILING.isUnder(gross)
  const owed = [
    percent(under, q('6.9')),
    percent(gross, q('0.4')),
    percent(under, q('4.01')),
    percent(over, q('9.72')),
    percent(low(gross, CEILING.times(q(4))), q('0.024')),
    ...(isOver ? [percent(gross, q('0.14'))] : []),
  ].reduce((all, one) => all.plus(one))
  // All that the employer pays is levied.
  const levied = percent(gross, q('98.25'))
    .plus(HALF)
    .plus(percent(under, q('1.5')))
  const net = gross
    .minus(owed)
    .minus(HALF)
    .minus(percent(levied, q('9.7')))
  return net.plus(percent(levied, q('2.9'))).plus(HALF)
}

const manages = (gross: string, effectif: string): Case =>
  gives({ montant: gross, statut: 'cadre', effectif }, { 'Net imposable': eur(taxed(q(gross))) })

export const CADRE: readonly Case[] = [
  // The two of who found it.
  gives({ montant: '4010', statut: 'cadre', effectif: '12' }, { 'Net imposable': '3 276,60 €' }),
  gives({ montant: '1867,02', statut: 'cadre', effectif: '60' }, { 'Net imposable': '1 527,41 €' }),
  ...['1867.02', '2500', '3800', '4005', '4010', '6000'].map((gross) => manages(gross, '12')),
]
