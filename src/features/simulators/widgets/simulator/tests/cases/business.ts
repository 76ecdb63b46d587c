import { type Case, cents, eur, gives, pct, q, refuses, written } from './exact.ts'

const days = (text: string): string => `${text} jour${/^-?[01](?:,|$)/.test(text) ? '' : 's'}`

const even = (sales: string, variable: string, fixed: string) => {
  const left = q(sales).minus(q(variable))
  return {
    'Seuil de rentabilité': eur(q(fixed).times(q(sales)).over(left)),
    'Taux de marge sur coûts variables': pct(left.over(q(sales))),
    'Point mort': days(written(q(fixed).times(q(365)).over(left), 0, 2)),
  }
}
const NEVER = { 'Seuil de rentabilité': 'jamais atteint' }

/** Days of a year: 31 August is the 243rd, 2 July the 183rd, 1 October the 274th. */
export const SEUIL: readonly Case[] = [
  gives({}, { ...even('200000', '120000', '60000'), 'Atteint vers le': '1er octobre' }),
  gives(
    { ca: '300 000', fixes: '120 000' },
    { ...even('300000', '120000', '120000'), 'Atteint vers le': '31 août' },
  ),
  gives(
    { ca: '100 000', variables: '0', fixes: '50 000' },
    { ...even('100000', '0', '50000'), 'Atteint vers le': '2 juillet' },
  ),
  gives(
    { ca: '150 000,75', variables: '33 333,33', fixes: '44 444,44' },
    even('150000.75', '33333.33', '44444.44'),
  ),
  gives(
    { fixes: '80 000' },
    { ...even('200000', '120000', '80000'), 'Atteint vers le': '31 décembre' },
  ),
  gives(
    { fixes: '80 001' },
    { 'Atteint vers le': 'pas dans l’année', 'Ventes qui manquent': '2,50 €' },
  ),
  gives({ fixes: '0' }, { ...even('200000', '120000', '0'), 'Atteint vers le': '1er janvier' }),
  gives({ ca: '1000000000' }, even('1000000000', '120000', '60000')),
  gives({ variables: '200 000' }, NEVER),
  gives({ ca: '0', variables: '0' }, NEVER),
  refuses({ ca: '200.000', fixes: '-1' }, 'ca', 'fixes'),
]

const need = (stocks: string, owed: string, debts: string, sales: string) => {
  const all = q(stocks).plus(q(owed)).minus(q(debts))
  return {
    'Besoin en fonds de roulement': eur(all),
    'En jours de chiffre d’affaires': days(written(all.times(q(365)).over(q(sales)), 0, 2)),
    'Ce que les tiers financent': eur(q(debts)),
  }
}

export const BFR: readonly Case[] = [
  gives({}, need('30000', '50000', '45000', '365000')),
  gives({ stocks: '12 345,67', ca: '98 765,43' }, need('12345.67', '50000', '45000', '98765.43')),
  gives({ dettes: '100 000' }, need('30000', '50000', '100000', '365000')),
  gives({ dettes: '80 000' }, need('30000', '50000', '80000', '365000')),
  gives(
    { stocks: '590', creances: '0', dettes: '0' },
    { 'En jours de chiffre d’affaires': '0,59 jour' },
  ),
  gives({ ca: '0' }, { 'En jours de chiffre d’affaires': 'sans objet' }),
  gives({ creances: '1000000000' }, need('30000', '1000000000', '45000', '365000')),
  gives({ stocks: '0' }, need('0', '50000', '45000', '365000')),
  refuses({ stocks: '30.000', creances: '1 250,505' }, 'stocks', 'creances'),
  refuses({ dettes: 'beaucoup', ca: '-365 000' }, 'dettes', 'ca'),
]

/** Days counted on a calendar. */
export const DELAI: readonly Case[] = [
  gives(
    {},
    {
      '45 jours, puis fin de mois': '31 mars 2026', // 20 January + 45 = 6 March
      'Fin de mois, puis 45 jours': '17 mars 2026', // 31 January + 45
      'Écart entre les deux': '14 jours',
      'Délai moyen de vos clients': '50 jours', // 60 000 ÷ 438 000 × 365
    },
  ),
  gives(
    { facture: '30/01/2028', jours: '30' },
    {
      '30 jours, puis fin de mois': '29 février 2028',
      'Fin de mois, puis 30 jours': '1er mars 2028',
      'Écart entre les deux': '1 jour',
    },
  ),
  gives(
    { facture: '2026-12-20' },
    {
      '45 jours, puis fin de mois': '28 février 2027', // 3 February
      'Fin de mois, puis 45 jours': '14 février 2027',
    },
  ),
  gives({ usage: 'net', facture: '2026-12-31', jours: '0' }, { Échéance: '31 décembre 2026' }),
  gives({ usage: 'net', facture: '2027-03-01', jours: '365' }, { Échéance: '29 février 2028' }),
  gives({ usage: 'net', facture: '1.4.2026', jours: '30' }, { Échéance: '1er mai 2026' }),
  gives(
    { creances: '1 250,50', ventes: '98 765,43' },
    { 'Délai moyen de vos clients': '4,6 jours' }, // 4,62
  ),
  gives({ creances: '100' }, { 'Délai moyen de vos clients': '0,1 jour' }), // 0,083
  gives({ ventes: '0' }, { 'Délai moyen de vos clients': 'sans objet' }),
  refuses({ facture: '2026-02-29', jours: '366' }, 'facture', 'jours'),
  refuses({ facture: '31/12/1989', creances: '12.500' }, 'facture', 'creances'),
  refuses({ jours: '-1', facture: '' }, 'facture', 'jours'),
]

/** Parts of a delay: rate and days; the fixed sum of the law on top. */
const late = (amount: string, ...parts: readonly (readonly [string, number])[]) => {
  const all = parts.reduce((sum, [rate, count]) => sum.plus(q(rate).times(q(count))), q(0))
  const penalty = cents(q(amount).times(all).over(q(36500)))
  const count = parts.reduce((sum, [, one]) => sum + one, 0)
  const total = count > 0 ? penalty.plus(q(40)) : penalty
  return {
    'Somme à réclamer en plus': eur(total),
    'Jours de retard': days(String(count)),
    Pénalités: eur(penalty),
    'Total avec la facture': eur(q(amount).plus(total)),
  }
}

export const PENALITES: readonly Case[] = [
  gives({}, { ...late('7300', ['10', 30]), Pénalités: '60,00 €' }),
  gives({ montant: '1 250,55', taux: '12,15' }, late('1250.55', ['12.15', 30])),
  gives({ paiement: '2026-01-31' }, late('7300')),
  gives({ paiement: '2026-02-01' }, late('7300', ['10', 1])),
  gives({ echeance: '2028-02-28', paiement: '2028-03-01' }, late('7300', ['10', 2])),
  gives({ echeance: '2026-12-31', paiement: '2027-12-31' }, late('7300', ['10', 365])),
  gives({ montant: '1000000000' }, late('1000000000', ['10', 30])),
  gives({ origine: 'defaut', bce: '2,15', paiement: '2026-03-03' }, late('7300', ['12.15', 31])),
  gives(
    {
      origine: 'defaut',
      montant: '1 000',
      bce_suivant: '3',
      echeance: '2026-05-31',
      paiement: '2026-07-31',
    },
    { ...late('1000', ['12', 30], ['13', 31]), Pénalités: '20,90 €' },
    ['2e semestre 2026', '31', '13 %', '11,04 €'],
  ),
  refuses({ origine: 'defaut', echeance: '2026-05-31', paiement: '2026-07-31' }, 'bce_suivant'),
  refuses(
    { origine: 'defaut', bce_suivant: '2', echeance: '2026-05-31', paiement: '2027-01-01' },
    'paiement',
  ),
  refuses({ montant: '7.300', taux: '101', echeance: 'hier' }, 'montant', 'taux', 'echeance'),
]
