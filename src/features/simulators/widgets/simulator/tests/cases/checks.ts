import { type Case, cents, eur, gives, pct, q, refuses } from './exact.ts'

const RIGHT = 'Clé juste'
const WRONG = 'Clé fausse'
/** 12 + 3 × (SIREN mod 97), mod 97. */
const key = (siren: number): string =>
  String((12n + 3n * (BigInt(siren) % 97n)) % 97n).padStart(2, '0')

export const VERIFICATION: readonly Case[] = [
  gives({}, { SIREN: RIGHT, 'Numéro de TVA attendu': `FR ${key(303265045)} 303 265 045` }),
  gives({ numero: '732 829 320' }, { SIREN: RIGHT, 'Numéro de TVA attendu': 'FR 44 732 829 320' }),
  gives({ numero: '732829321' }, { SIREN: WRONG }),
  gives({ numero: '000000000' }, { SIREN: WRONG }),
  gives({ numero: '732.829.320.00074' }, { SIRET: RIGHT, 'Numéro lu': '732 829 320 00074' }),
  gives({ numero: '73282932000075' }, { SIRET: WRONG, 'Clé du SIREN': 'juste' }),
  gives({ numero: '35600000049837' }, { SIRET: RIGHT }), // La Poste: 3 + 5 + 6 + 4 + 9 + 8 + 3 + 7 = 45
  gives({ numero: 'fr 44 732 829 320' }, { 'Numéro de TVA': RIGHT }),
  gives({ numero: 'FR45732829320' }, { 'Numéro de TVA': WRONG, 'Clé attendue': '44' }),
  gives({ numero: 'FR AB 732 829 320' }, { 'Numéro de TVA': 'Non vérifiable ici' }),
  gives({ numero: 'FR76 3000 6000 0112 3456 7890 189' }, { IBAN: RIGHT, Pays: 'FR' }),
  gives({ numero: 'de89-3704-0044-0532-0130-00' }, { IBAN: RIGHT, Pays: 'DE' }),
  gives({ numero: 'GB82 WEST 1234 5698 7654 33' }, { IBAN: WRONG }),
  refuses({ numero: '12345678' }, 'numero'),
  refuses({ numero: '12.500' }, 'numero'),
  refuses({ numero: '' }, 'numero'),
]

/** Easter Sundays, from a printed calendar. */
const EASTER: Readonly<Record<number, string>> = {
  2024: '03-31',
  2025: '04-20',
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
}
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const DAY = 86_400_000

const isOff = (instant: number, more: readonly number[], fixed: readonly string[]): boolean => {
  const day = new Date(instant).toISOString().slice(0, 10)
  const sunday = Date.parse(`${day.slice(0, 4)}-${EASTER[Number(day.slice(0, 4))]}`)
  return fixed.includes(day.slice(5)) || more.some((after) => sunday + after * DAY === instant)
}

/** Day after day. */
function counted(from: string, to: string, isLocal = false) {
  const moving = isLocal ? [-2, 1, 39, 50] : [1, 39, 50]
  const fixed = isLocal ? [...FIXED, '12-26'] : FIXED
  let [all, five, six] = [0, 0, 0]
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) {
    const weekday = new Date(at).getUTCDay()
    const off = isOff(at, moving, fixed)
    all += 1
    if (weekday !== 0 && !off) six += 1
    if (weekday !== 0 && weekday !== 6 && !off) five += 1
  }
  return {
    'Jours ouvrés': String(five),
    'Jours ouvrables': String(six),
    'Jours de la période': String(all),
  }
}

export const JOURS: readonly Case[] = [
  gives({}, { ...counted('2027-05-01', '2027-05-31'), 'Jours ouvrés': '19' }),
  gives({ debut: '2024-01-01', fin: '2024-12-31' }, counted('2024-01-01', '2024-12-31')),
  gives({ debut: '29/02/2028', fin: '1/3/2028' }, counted('2028-02-29', '2028-03-01')),
  gives(
    { debut: '2026-01-01', fin: '2026-12-31', lieu: 'alsace-moselle' },
    counted('2026-01-01', '2026-12-31', true),
  ),
  gives({ debut: '2024-07-01', fin: '2028-06-30' }, counted('2024-07-01', '2028-06-30')),
  gives({ debut: '2026-12-25', fin: '2026-12-25' }, counted('2026-12-25', '2026-12-25')),
  gives(
    { debut: '2026-12-26', fin: '2026-12-26', lieu: 'alsace-moselle' },
    { 'Jours ouvrés': '0', 'Jours ouvrables': '0', 'Jours fériés': '1' },
  ),
  gives({ debut: '2026-12-28', fin: '2027-01-03' }, counted('2026-12-28', '2027-01-03')),
  refuses({ fin: '2027-04-30' }, 'fin'),
  refuses({ debut: '2027-02-29', fin: '31/04/2027' }, 'debut', 'fin'),
  refuses({ debut: '1989-12-31', fin: '2101-01-01' }, 'debut', 'fin'),
]

const rent = (amount: string, base: string, next: string) => {
  const revised = cents(q(amount).times(q(next)).over(q(base)))
  const change = revised.minus(q(amount))
  const isLess = change.isUnder(q(0))
  return {
    'Nouveau loyer': eur(revised),
    [isLess ? 'Baisse' : 'Hausse']: eur(isLess ? change.times(q('-1')) : change),
    'Évolution de l’indice': pct(q(next).over(q(base)).minus(q(1))),
  }
}

export const LOYER: readonly Case[] = [
  gives({}, { ...rent('1200', '120', '126'), 'Nouveau loyer': '1 260,00 €' }),
  gives(
    { loyer: '1 250,55', base: '134,58', nouveau: '137,15' },
    rent('1250.55', '134.58', '137.15'),
  ),
  gives({ nouveau: '118,5' }, rent('1200', '120', '118.5')),
  gives({ nouveau: '120' }, rent('1200', '120', '120')),
  gives({ loyer: '0' }, rent('0', '120', '126')),
  gives({ loyer: '100000000', base: '3', nouveau: '7' }, rent('100000000', '3', '7')),
  gives(
    { indice: 'irl', base: '143.460', nouveau: '145,77' },
    { ...rent('1200', '143.46', '145.77'), 'Série de l’Insee': '001515333' },
  ),
  gives({ base: '0,01', nouveau: '0,01' }, rent('1200', '0.01', '0.01')),
  refuses({ loyer: '1.200', base: '0' }, 'loyer', 'base'),
  refuses({ nouveau: '126,12345', loyer: '-1' }, 'loyer', 'nouveau'),
]

const driven = (distance: string, rate: string, fixed = '0', factor = '1') => ({
  'Indemnité de l’année': eur(q(distance).times(q(rate)).plus(q(fixed)).times(q(factor))),
})

/** The scale of 2026 on income of 2025. */
export const KILOMETRES: readonly Case[] = [
  gives({}, { ...driven('4000', '0.636'), 'Indemnité de l’année': '2 544,00 €' }),
  gives({ puissance: '3cv', distance: '5 000' }, driven('5000', '0.529')),
  gives({ puissance: '3cv', distance: '5 000,1' }, driven('5000.1', '0.316', '1065')),
  gives({ puissance: '4cv', distance: '12 345,6' }, driven('12345.6', '0.34', '1330')),
  gives({ puissance: '6cv', distance: '20 000' }, driven('20000', '0.374', '1457')),
  gives({ puissance: '7cv', distance: '20 001' }, driven('20001', '0.47')),
  gives({ energie: 'electrique', distance: '12 345,6' }, driven('12345.6', '0.357', '1395', '1.2')),
  gives({ vehicule: 'moto', distance: '3 000' }, driven('3000', '0.468')),
  gives({ vehicule: 'moto', puissance_moto: '6cv', distance: '6 001' }, driven('6001', '0.343')),
  gives({ vehicule: 'cyclomoteur', distance: '3 001' }, driven('3001', '0.079', '711')),
  gives({ distance: '0' }, driven('0', '0.636')),
  gives({ distance: '1000000' }, driven('1000000', '0.427')),
  refuses({ distance: '4.000' }, 'distance'),
  refuses({ distance: '-1' }, 'distance'),
  refuses({ distance: '12,34' }, 'distance'),
]
