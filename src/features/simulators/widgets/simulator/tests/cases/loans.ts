import { type Case, cents, eur, Exact, gives, pct, q, refuses, written } from './exact.ts'

const ONE = q(1)
const monthly = (percent: string): Exact => q(percent).over(q(1200))

/** What one euro a month is worth today: 1 − (1 + i)^−n over i, or n. */
const worth = (rate: Exact, months: number): Exact =>
  rate.top === 0n ? q(months) : ONE.minus(ONE.over(ONE.plus(rate).to(months))).over(rate)

interface Loan {
  capital: string
  rate: string
  months: number
  wait?: number
  /** Nothing is paid while waiting. */
  total?: true
}

/** What is paid each month, in whole cents as a bank rounds; and the interest of it all. */
function paid({ capital, rate, months, wait = 0, total }: Loan) {
  const i = monthly(rate)
  let owed = q(capital)
  let interest = q(0)
  const flows: Exact[] = []
  for (let month = 0; month < wait; month += 1) {
    const due = cents(owed.times(i))
    interest = interest.plus(due)
    if (total) owed = owed.plus(due)
    flows.push(total ? q(0) : due)
  }
  const payment = cents(owed.over(worth(i, months - wait)))
  for (let month = wait; month < months; month += 1) {
    const due = cents(owed.times(i))
    interest = interest.plus(due)
    const asked = payment.minus(due)
    const repaid = month === months - 1 || owed.isUnder(asked) ? owed : asked
    owed = owed.minus(repaid)
    flows.push(repaid.plus(due))
  }
  return { payment, interest, flows }
}

const SCALE = 10n ** 30n

/** The annual rate of a sum and what pays it back, by halving, in whole numbers of 30 places. */
function taeg(received: Exact, flows: readonly Exact[]): string {
  const sum = (received.top * SCALE) / received.bottom
  const each = flows.map(({ top, bottom }) => (top * SCALE) / bottom)
  let [low, high] = [0n, SCALE]
  for (let step = 0; step < 90; step += 1) {
    const middle = (low + high) / 2n
    const value = each.reduceRight((later, flow) => ((later + flow) * SCALE) / (SCALE + middle), 0n)
    if (value > sum) low = middle
    else high = middle
  }
  return pct(ONE.plus(new Exact(low, SCALE)).to(12).minus(ONE))
}

const loan = (wanted: Loan) => {
  const { payment, interest, flows } = paid(wanted)
  const last = flows.at(-1) ?? payment
  return {
    Mensualité: eur(payment),
    'Nombre de mensualités': String(wanted.months - (wanted.wait ?? 0)),
    'Total versé': eur(q(wanted.capital).plus(interest)),
    'Dont intérêts': eur(interest),
    ...(eur(last) === eur(payment) ? {} : { 'Dernière échéance': eur(last) }),
    'TAEG, sans assurance ni frais': taeg(q(wanted.capital), flows),
  }
}

const insured = (wanted: Loan, insurance: string, fees: string) => {
  const { payment, interest, flows } = paid(wanted)
  const cost = q(insurance).times(q(wanted.months))
  return {
    Mensualité: eur(payment),
    'Mensualité avec assurance': eur(payment.plus(q(insurance))),
    'Coût de l’assurance': eur(cost),
    'Coût total du crédit': eur(interest.plus(cost).plus(q(fees))),
    TAEG: taeg(
      q(wanted.capital).minus(q(fees)),
      flows.map((flow) => flow.plus(q(insurance))),
    ),
  }
}

const EXAMPLE = { capital: '150000', rate: '3.5', months: 180 }

export const MENSUALITE: readonly Case[] = [
  gives({}, { ...loan(EXAMPLE), Mensualité: '1 072,32 €' }),
  gives(
    { capital: '20 000', taux: '0', duree: '24', unite: 'mois' },
    { ...loan({ capital: '20000', rate: '0', months: 24 }), Mensualité: '833,33 €' },
  ),
  gives(
    { capital: '100 000,50', taux: '4,125', duree: '20' },
    loan({ capital: '100000.5', rate: '4.125', months: 240 }),
  ),
  gives(
    { capital: '1', taux: '30', duree: '1', unite: 'mois' },
    { Mensualité: '1,03 €', 'Dont intérêts': '0,03 €' },
  ),
  gives(
    { capital: '250 000', taux: '1,15', duree: '600', unite: 'mois' },
    loan({ capital: '250000', rate: '1.15', months: 600 }),
  ),
  gives(
    { capital: '1000000000', duree: '2' },
    loan({ capital: '1000000000', rate: '3.5', months: 24 }),
  ),
  gives({ assurance: '45', frais: '1 500' }, { ...insured(EXAMPLE, '45', '1500'), TAEG: '4,34 %' }),
  gives({ differe: '12' }, loan({ ...EXAMPLE, wait: 12 })),
  gives({ differe: '12', pendant: 'total' }, loan({ ...EXAMPLE, wait: 12, total: true })),
  refuses({ capital: '150.000', taux: '31' }, 'capital', 'taux'),
  refuses({ duree: '51' }, 'duree'),
  refuses({ differe: '180' }, 'differe'),
  refuses({ capital: '0', duree: '2,5' }, 'capital', 'duree'),
]

const borrowed = (payment: string, rate: string, months: number) => {
  const capital = cents(q(payment).times(worth(monthly(rate), months)))
  const all = q(payment).times(q(months))
  return {
    'Capital empruntable': eur(capital),
    'Total versé': eur(all),
    'Dont intérêts': eur(all.minus(capital)),
  }
}

export const CAPACITE: readonly Case[] = [
  gives({}, borrowed('1000', '4', 120)),
  gives({ mensualite: '850,75', taux: '3,15', duree: '25' }, borrowed('850.75', '3.15', 300)),
  gives({ taux: '0' }, borrowed('1000', '0', 120)),
  gives({ duree: '1', unite: 'mois' }, borrowed('1000', '4', 1)),
  gives({ duree: '600', unite: 'mois', taux: '30' }, borrowed('1000', '30', 600)),
  gives({ mensualite: '100000000' }, borrowed('100000000', '4', 120)),
  gives({ mensualite: '1 250,50 €', duree: '7' }, borrowed('1250.5', '4', 84)),
  refuses({ mensualite: '1.250' }, 'mensualite'),
  refuses({ mensualite: '0', duree: '0', taux: '-1' }, 'mensualite', 'taux', 'duree'),
  refuses({ duree: '601', unite: 'mois' }, 'duree'),
]

const saved = (capital: string, payment: string, rate: Exact, periods: number, years: number) => {
  const growth = ONE.plus(rate).to(periods)
  const grown = q(capital).times(growth)
  const regular =
    rate.top === 0n ? q(payment).times(q(periods)) : q(payment).times(growth.minus(ONE)).over(rate)
  const given = q(capital).plus(q(payment).times(q(periods)))
  const total = cents(grown.plus(regular))
  return {
    [`Valeur après ${written(q(years), 0, 0)} an${years > 1 ? 's' : ''}`]: eur(total),
    'Total versé': eur(given),
    Intérêts: eur(total.minus(given)),
  }
}
const yearly = (percent: string): Exact => q(percent).over(q(100))

export const EPARGNE: readonly Case[] = [
  gives(
    {},
    { ...saved('10000', '1000', yearly('3'), 10, 10), 'Dont somme de départ': '13 439,16 €' },
  ),
  gives({ rythme: 'mois', versement: '100' }, saved('10000', '100', monthly('3'), 120, 10)),
  gives({ taux: '0' }, saved('10000', '1000', q(0), 10, 10)),
  gives({ versement: '0', duree: '1' }, saved('10000', '0', yearly('3'), 1, 1)),
  gives({ capital: '0', taux: '2,125' }, saved('0', '1000', yearly('2.125'), 10, 10)),
  gives(
    { capital: '1000000000', taux: '30', duree: '100' },
    saved('1000000000', '1000', yearly('30'), 100, 100),
  ),
  gives(
    { capital: '1 250,50', versement: '33,33', rythme: 'mois', taux: '1,7', duree: '40' },
    saved('1250.5', '33.33', monthly('1.7'), 480, 40),
  ),
  gives({ capital: '0', versement: '0' }, saved('0', '0', yearly('3'), 10, 10)),
  refuses({ capital: '10.000', versement: '1 250,505' }, 'capital', 'versement'),
  refuses({ taux: '31', duree: '0' }, 'taux', 'duree'),
]

/**
 * By hand, in months of 30 days: annuity = (price − residual) ÷ years; the first charge = annuity × days ÷ 360; the
 * last takes up the rest.
 */
export const AMORTISSEMENT: readonly Case[] = [
  gives(
    {},
    {
      Annuité: '2 400,00 €',
      'Première dotation': '1 800,00 €', // 9 months: 2 400 × 270 ÷ 360
      'Jours de la première année': '270 jours',
      'Exercices concernés': '6',
      'Fin de l’amortissement': '31/03/2031',
    },
    ['31/12/2031', '600,00 €', '12 000,00 €', '0,00 €'],
  ),
  gives(
    { base: '5 000', mise_en_service: '01/10/2026', cloture: '31/12/2027' },
    {
      Annuité: '1 000,00 €',
      'Première dotation': '1 250,00 €', // 15 months
      'Exercices concernés': '5',
      'Fin de l’amortissement': '30/09/2031',
    },
    ['31/12/2031', '750,00 €', '5 000,00 €', '0,00 €'],
  ),
  gives(
    { base: '3 600', duree: '3', mise_en_service: '2024-02-29', cloture: '2024-12-31' },
    {
      'Première dotation': '1 006,67 €', // 2 days of February and ten months: 1 200 × 302 ÷ 360
      'Jours de la première année': '302 jours',
      // 302 + 360 + 360 leave 58 days of 2027: January and 28 of February.
      'Fin de l’amortissement': '28/02/2027',
    },
    ['31/12/2027', '193,33 €', '3 600,00 €', '0,00 €'],
  ),
  gives(
    { base: '1 000', duree: '3', mise_en_service: '2026-01-01' },
    { Annuité: '333,33 €', 'Exercices concernés': '3', 'Fin de l’amortissement': '31/12/2028' },
    ['31/12/2028', '333,34 €', '1 000,00 €', '0,00 €'],
  ),
  gives(
    { mise_en_service: '2026-01-01', cloture: '2027-12-31' },
    { 'Première dotation': '4 800,00 €', 'Jours de la première année': '720 jours' },
  ),
  gives(
    { mise_en_service: '31.12.2026', cloture: '2026-12-31' },
    { 'Première dotation': '6,67 €', 'Fin de l’amortissement': '30/12/2031' }, // 2 400 ÷ 360
  ),
  gives(
    { base: '10 000', residuelle: '2 000', mise_en_service: '2026-01-01' },
    { Annuité: '1 600,00 €', 'Base à amortir': '8 000,00 €', 'Exercices concernés': '5' },
  ),
  gives(
    { base: '10 000', mode: 'degressif' },
    // 1,75 ÷ 5 = 35 %; 3 500 × 9 ÷ 12.
    { 'Taux dégressif': '35 %', 'Première dotation dégressive': '2 625,00 €' },
  ),
  gives(
    { base: '1000000000', duree: '50' },
    { Annuité: '20 000 000,00 €', 'Première dotation': '15 000 000,00 €' },
  ),
  refuses({ cloture: '2026-03-31' }, 'cloture'),
  refuses({ cloture: '2028-04-30' }, 'cloture'),
  refuses({ residuelle: '12 000', mode: 'degressif', duree: '2' }, 'residuelle', 'duree'),
  refuses({ base: '12.500', mise_en_service: '31/02/2026' }, 'base', 'mise_en_service'),
]
