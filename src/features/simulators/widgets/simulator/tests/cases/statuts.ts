import { type Case, cents, eur, type Exact, gives, q, refuses } from './exact.ts'
import { baseOf, high, low, owed, percent, sum } from './law.ts'

/** Income tax of one person on the income of 2025: the scale, its rebate, in whole euros. */
function tax(income: Exact): Exact {
  const STEPS = [
    ['11600', '11'],
    ['29579', '30'],
    ['84577', '41'],
    ['181917', '45'],
  ] as const
  const gross = sum(
    STEPS.map(([from, rate], at) => {
      const to = STEPS[at + 1]?.[0]
      const part = (to === undefined ? income : low(income, q(to))).minus(q(from))
      return percent(high(part, q(0)), q(rate))
    }),
  )
  const rebate = high(q('897').minus(gross.times(q('0.4525'))), q(0))
  return high(gross.minus(rebate), q(0)).rounded(0)
}

/** A tenth of the pay, at least 509 € and at most 14 555 €, is no income. */
const afterAllowance = (pay: Exact): Exact =>
  pay.minus(low(high(pay.times(q('0.1')), q('509')), q('14555')))

/** A quarter of retirement is 150 hours of the minimum wage of 1 January 2026. */
function quarters(base: Exact): string {
  const hours = [4, 3, 2, 1].find((count) => !base.isUnder(q('12.02').times(q(150 * count))))
  return String(hours ?? 0)
}

interface Column {
  left: Exact
  quarters: string
}

/** Rates of contributions, training and chamber of each activity; part of the turnover that is income. */
const MICRO = {
  liberal: ['25.6', '0.2', '0', '66'],
  vente: ['12.3', '0.1', '0.015', '29'],
  artisan_service: ['21.2', '0.3', '0.48', '50'],
} as const

type Activity = keyof typeof MICRO

function micro(ca: string, charges: string, activity: Activity): Column {
  const [rate, training, chamber, taxed] = MICRO[activity]
  // Each month's are in whole euros.
  const owes = sum(
    [rate, training, chamber].map((one) =>
      percent(q(ca).over(q(12)), q(one))
        .rounded(0)
        .times(q(12)),
    ),
  )
  const income = percent(q(ca), q(taxed))
  return {
    left: q(ca).minus(q(charges)).minus(owes).minus(tax(income)),
    quarters: quarters(income),
  }
}

/** A sole trader, and the head of an EURL, whose tenth is taken off. */
function own(result: string, isHead: boolean, activity: Activity): Column {
  const base = baseOf(result)
  const owes = sum(owed(result, activity === 'artisan_service' ? '139' : '120'))
  const net = q(result).minus(owes)
  const income = net.plus(cents(percent(base, q('2.9'))))
  return {
    left: net.minus(tax(isHead ? afterAllowance(income) : income)),
    quarters: quarters(base),
  }
}

/** A president below the ceiling: rates of both sides, 40 € of health cover a month, half for each. */
function president(cost: string): Column {
  const HALF = q(240)
  const gross = q(cost).minus(HALF).over(q('1.4013'))
  const cover = HALF.plus(percent(gross, q('1.5')))
  const levied = percent(gross, q('98.25')).plus(cover)
  const net = gross
    .minus(percent(gross, q('11.31')))
    .minus(HALF)
    .minus(percent(levied, q('9.7')))
  // Of what the company pays for covers, that of health care alone is taxed.
  const income = net.plus(percent(levied, q('2.9'))).plus(HALF)
  return { left: cents(net).minus(tax(afterAllowance(income))), quarters: quarters(gross) }
}

export const COLUMNS = [
  'Micro-entreprise',
  'EI (impôt sur le revenu)',
  'EURL (impôt sur les sociétés)',
  'SASU (impôt sur les sociétés)',
] as const

const NOT = 'non calculé'

/** What each status leaves, and its quarters in the last line of the first table. */
function leaves(ca: string, charges: string, reserve = '0', activite: Activity = 'liberal'): Case {
  const earned = q(ca).minus(q(charges))
  const plainOf = (amount: Exact) => String(Number(amount.top) / Number(amount.bottom))
  const pay = earned.minus(q(reserve))
  const columns = [
    micro(ca, charges, activite),
    ...([earned, pay] as const).map((amount, at) =>
      amount.isUnder(q(8000)) ? null : own(plainOf(amount), at === 1, activite),
    ),
    pay.top === 0n
      ? { left: q(0), quarters: '0' }
      : pay.isUnder(q(1200))
        ? null
        : president(plainOf(pay)),
  ]
  return gives(
    { ca, charges, reserve, activite },
    Object.fromEntries(
      COLUMNS.map((title, at) => {
        const column = columns[at]
        return [title, column ? eur(column.left) : NOT]
      }),
    ),
    ['Trimestres de retraite', ...columns.map((column) => column?.quarters ?? NOT)],
  )
}

export const STATUTS: readonly Case[] = [
  leaves('60000', '10000'),
  leaves('36000', '6000'),
  leaves('48000', '12345.67'),
  leaves('72000', '9600', '20000'),
  leaves('60000', '52000'),
  leaves('60000', '51000', '1000'),
  leaves('60000', '10000', '50000'),
  leaves('24000', '23500'),
  leaves('12000', '12000'),
  leaves('0', '0'),
  leaves('96000', '60000', '0', 'vente'),
  leaves('60000', '15000', '5000', 'artisan_service'),
  refuses({ ca: '60 000', charges: '60 000,01' }, 'charges'),
  refuses({ ca: '60 000', charges: '10 000', reserve: '50 000,01' }, 'reserve'),
  refuses({ ca: '-1' }, 'ca'),
  refuses({ ca: '1000000000' }, 'ca'),
  refuses({ ca: '12.500' }, 'ca'),
  refuses({ ca: '1 250,505' }, 'ca'),
  refuses({ ca: 'mille', charges: '<b>', reserve: '' }, 'ca', 'charges', 'reserve'),
]
