import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'

/** Fifteen hundredths of the ceiling of an hour, 30 € in 2026. */
const HOURLY = q(30).times(q('0.15'))

const total = (hours: string): Exact => q(hours).times(HOURLY)

/** Two months of 22 days of 7 hours: from the hour after on it is owed. */
const owes = (heures: string, mois: string, prevue?: string): Case => {
  const month = cents(total(heures).over(q(mois)))
  const isOwed = q(2 * 22 * 7).isUnder(q(heures))
  const paid = prevue === undefined ? null : q(prevue)
  const spared = paid?.isUnder(month) ? paid : month
  return gives(
    { heures, mois, ...(prevue === undefined ? {} : { prevue }) },
    {
      Gratification: isOwed ? 'obligatoire' : 'facultative',
      [isOwed ? 'Minimum par mois' : 'Sans cotisations, par mois']: eur(month),
      [isOwed ? 'Minimum du stage' : 'Sans cotisations, sur le stage']: eur(total(heures)),
      'Minimum par heure': '4,50 €',
      ...(paid
        ? {
            'Sans cotisations, chaque mois': eur(spared),
            'Soumis à cotisations, chaque mois': eur(paid.minus(spared)),
          }
        : {}),
    },
    paid
      ? ['Soumis à cotisations', `${eur(paid)} − ${eur(spared)}`, eur(paid.minus(spared)), '–']
      : ['Minimum par mois', `${eur(total(heures))} ÷ ${mois}`, eur(month), '–'],
  )
}

export const STAGE: readonly Case[] = [
  gives({}, { Gratification: 'obligatoire', 'Minimum par mois': '693,00 €' }),
  owes('154', '1'),
  owes('308', '2'),
  owes('309', '2'),
  owes('924', '6'),
  owes('500', '3'),
  owes('412.25', '7'),
  owes('616', '4', '800'),
  owes('616', '4', '693'),
  owes('616', '4', '650.5'),
  owes('140', '1', '900.01'),
  refuses({ heures: '0' }, 'heures'),
  refuses({ heures: '924,01' }, 'heures'),
  refuses({ heures: '12.500', mois: '0' }, 'heures', 'mois'),
  refuses({ mois: '1,5', prevue: 'rien' }, 'mois', 'prevue'),
]
