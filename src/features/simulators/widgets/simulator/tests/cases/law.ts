import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'

/** Ceiling of 2026, and points of the sickness rate: percent of the ceiling, percent of the base. */
const P = q(48060)
const SICKNESS = [
  [20, '0'],
  [40, '1.5'],
  [60, '4'],
  [110, '6.5'],
  [200, '7.7'],
  [300, '8.5'],
] as const
const FAMILY = [
  [110, '0'],
  [140, '3.1'],
] as const

export const low = (one: Exact, other: Exact): Exact => (one.isUnder(other) ? one : other)
export const high = (one: Exact, other: Exact): Exact => (one.isUnder(other) ? other : one)
const within = (value: Exact, least: string, most: string): Exact =>
  low(high(value, P.times(q(least))), P.times(q(most)))
export const percent = (base: Exact, of: Exact): Exact => base.times(of).over(q(100))

/** The rate at a base, between the two points that hold it. */
function rate(points: readonly (readonly [number, string])[], base: Exact): Exact {
  const place = base.over(P).times(q(100))
  const next = points.find(([at]) => place.isUnder(q(at)))
  if (!next) return q(points.at(-1)?.[1] ?? '0')
  const before = points[points.indexOf(next) - 1]
  if (!before) return q(next[1])
  const step = place.minus(q(before[0])).over(q(next[0] - before[0]))
  return q(before[1])
    .plus(q(next[1]).minus(q(before[1])).times(step))
    .rounded(2)
}

/** What contributions are counted on. */
export const baseOf = (result: string): Exact =>
  cents(q(result).minus(within(q(result).times(q('0.26')), '0.0176', '1.3')))

/** The note of the 2025 reform, contribution after contribution. */
export function owed(result: string, training = '120'): readonly Exact[] {
  const base = baseOf(result)
  const over = (bound: Exact) => high(base.minus(bound), q(0))
  const three = P.times(q(3))
  const four = low(base, P.times(q(4)))
  return [
    percent(low(base, three), rate(SICKNESS, base)).plus(percent(over(three), q('6.5'))),
    percent(within(base, '0.4', '5'), q('0.5')),
    percent(low(base, P), q('17.87')).plus(percent(over(P), q('0.72'))),
    percent(low(base, P), q('8.1')).plus(percent(high(four.minus(P), q(0)), q('9.1'))),
    percent(within(base, '0.115', '1'), q('1.3')),
    percent(base, rate(FAMILY, base)),
    percent(base, q('9.7')),
    q(training),
  ].map(cents)
}

export const sum = (parts: readonly Exact[]): Exact =>
  parts.reduce((all, one) => all.plus(one), q(0))

const pays = (result: string, training?: string) => {
  const total = sum(owed(result, training))
  return {
    'Cotisations de l’année': eur(total),
    'Reste, avant impôt sur le revenu': eur(q(result).minus(total)),
  }
}
const total = (result: string): readonly string[] => ['Total', '–', '–', eur(sum(owed(result)))]

/** Totals of the note, to one euro: 5 808, 8 942, 15 779, 30 862 and 42 994. */
export const COTISATIONS: readonly Case[] = [
  gives({}, { ...pays('50000'), 'Cotisations de l’année': '15 778,40 €' }, total('50000')),
  gives({ resultat: '8 000' }, pays('8000'), total('8000')),
  gives({ resultat: '12000,00' }, pays('12000'), total('12000')),
  gives({ resultat: '20 000' }, { ...pays('20000'), 'Cotisations de l’année': '5 807,56 €' }),
  gives({ resultat: '30 000' }, { ...pays('30000'), 'Cotisations de l’année': '8 942,28 €' }),
  gives({ resultat: '100 000' }, { ...pays('100000'), 'Cotisations de l’année': '30 861,87 €' }),
  gives({ resultat: '150 000' }, { ...pays('150000'), 'Cotisations de l’année': '42 994,17 €' }),
  gives({ activite: 'artisan', resultat: '50 000,50' }, pays('50000.5', '139')),
  gives({ activite: 'liberale', resultat: '250 000' }, pays('250000'), total('250000')),
  gives({ resultat: '1000000000' }, pays('1000000000')),
  refuses({ resultat: '7 999,99' }, 'resultat'),
  refuses({ resultat: '0' }, 'resultat'),
  refuses({ resultat: '12.500' }, 'resultat'),
  refuses({ resultat: 'mille' }, 'resultat'),
]

const SINCE = 'depuis le 01/09/2026'
const FROM = 'à partir du 01/09/2027'
const duties = (issue: string, report: string) => ({
  'Recevoir des factures électroniques': SINCE,
  'Émettre des factures électroniques': issue,
  'Transmettre les données de ventes': report,
})
const NONE = 'sans objet'

export const FACTURE: readonly Case[] = [
  gives(
    {},
    {
      ...duties(FROM, FROM),
      'À faire : Choisir une plateforme agréée, s’y inscrire pour recevoir': 'sans attendre',
      'À faire : Savoir sortir vos ventes sans facture, par jour et par taux': '01/09/2027',
    },
  ),
  gives({ taille: 'eti' }, duties(SINCE, SINCE)),
  gives({ taille: 'grande', clients: 'entreprises' }, duties(SINCE, NONE)),
  gives(
    { tva: 'franchise' },
    { ...duties(FROM, FROM), 'Rythme de transmission': 'tous les deux mois' },
  ),
  gives({ clients: 'particuliers', tva: 'franchise' }, duties(NONE, FROM)),
  gives({ clients: 'etranger' }, duties(NONE, FROM)),
  gives({ clients: 'public' }, duties('par Chorus Pro, déjà', NONE)),
  gives(
    { clients: 'etranger', taille: 'grande' },
    { 'À faire : Savoir transmettre les données de vos factures à l’étranger': 'sans attendre' },
  ),
  gives(
    { clients: 'entreprises' },
    {
      'Transmettre vos encaissements': `${FROM}, pour des services sans option pour les débits`,
    },
  ),
  gives({ tva: 'franchise' }, { 'Transmettre vos encaissements': NONE }),
  gives({ tva: 'exoneree' }, duties(NONE, NONE)),
  gives(
    { clients: 'entreprises', plateforme: 'oui', taille: 'eti' },
    {
      ...duties(SINCE, NONE),
      'À faire : Relever le SIREN de chaque client professionnel': 'sans attendre',
    },
  ),
]

/** By a printed calendar: 1 May 2027 is a Saturday, 15 May 2027 another, 17 May Whit Monday. */
export const RETROPLANNING: readonly Case[] = [
  gives(
    {},
    {
      'Liasse fiscale': 'mardi 4 mai 2027, en ligne le 19 mai 2027',
      'Comptes approuvés au plus tard le': 'mercredi 30 juin 2027',
      'Transmettre le dossier complet à l’expert-comptable (conseillé)': '05/03/2027', // 60 days before 4 May
      'Arrêter les comptes, relire la liasse (conseillé)': '23/04/2027', // 24 April is a Saturday
      'Solde d’impôt sur les sociétés 2026 (légal)': '18/05/2027',
      'Dépôt en ligne des comptes 2026 (légal, à confirmer)': '30/08/2027',
    },
  ),
  gives(
    { cloture: '2027-06-30' },
    {
      'Liasse fiscale': 'jeudi 30 septembre 2027, en ligne le 15 octobre 2027',
      'Comptes approuvés au plus tard le': 'vendredi 31 décembre 2027',
    },
  ),
  // 30 June 2027 is a Wednesday; 15 July follows by 15 days.
  gives(
    { cloture: '31/03/2027' },
    {
      'Liasse fiscale': 'mercredi 30 juin 2027, en ligne le 15 juillet 2027',
      'Comptes approuvés au plus tard le': 'jeudi 30 septembre 2027',
    },
  ),
  gives(
    { cloture: '2028-02-29' },
    {
      'Liasse fiscale': 'mercredi 31 mai 2028, en ligne le 15 juin 2028',
      'Comptes approuvés au plus tard le': 'jeudi 31 août 2028',
    },
  ),
  // 31 October 2026 is a Saturday, and 1 November a holiday: Monday 2 November.
  gives(
    { cloture: '2026-07-31' },
    { 'Liasse fiscale': 'lundi 2 novembre 2026, en ligne le 16 novembre 2026' },
  ),
  gives(
    { forme: 'ei', impot: 'ir' },
    { 'Liasse fiscale': 'mardi 4 mai 2027, en ligne le 19 mai 2027', Clôture: '31/12/2026' },
  ),
  gives(
    { forme: 'ei', impot: 'ir', activite: 'liberale' },
    { 'Liasse fiscale': 'mardi 4 mai 2027, en ligne le 19 mai 2027' },
  ),
  gives(
    { cloture: '2027-12-31', forme: 'sas' },
    { 'Liasse fiscale': 'mercredi 3 mai 2028, en ligne le 18 mai 2028' },
  ),
  refuses({ cloture: '2026-12-30' }, 'cloture'),
  refuses({ cloture: '2027-02-29' }, 'cloture'),
  refuses({ cloture: '31/12/2101' }, 'cloture'),
]
