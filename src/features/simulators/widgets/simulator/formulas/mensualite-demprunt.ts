import { type Decimal, least, ONE, power, share, toCents, ZERO } from './decimal.ts'

/** The rate of a month as a share: annual percent ÷ 12. */
export const monthlyRate = (annualPercent: Decimal): Decimal => share(annualPercent).div(12)

/** 1 − (1 + i)^−n. */
export const discountOf = (rate: Decimal, months: number): Decimal =>
  ONE.minus(ONE.div(power(ONE.plus(rate), months)))

/** M = C·i ÷ (1 − (1 + i)^−n), or C ÷ n without interest; not rounded. `months` from 1 on. */
export const exactPayment = (capital: Decimal, rate: Decimal, months: number): Decimal =>
  rate.eq(0) ? capital.div(months) : capital.times(rate).div(discountOf(rate, months))

/** One month of a loan, in euros and whole cents. */
export interface Instalment {
  month: number
  payment: Decimal
  interest: Decimal
  capital: Decimal
  /** Owed after the payment. */
  left: Decimal
}

/** Months before the first repayment: their interest is paid (`partial`) or joins the capital (`total`). */
export interface Deferral {
  months: number
  kind: 'partial' | 'total'
}

/**
 * The schedule of a loan with constant payments. Payment and interest are rounded to the cent each
 * month, as a bank does, and the last payment takes up what roundings left.
 * @param months the deferral among them, which is shorter
 */
export function schedule(
  capital: Decimal,
  rate: Decimal,
  months: number,
  deferral?: Deferral,
): Instalment[] {
  const instalments = deferral ? deferred(capital, rate, deferral) : []
  let owed = instalments.at(-1)?.left ?? capital
  const payment = toCents(exactPayment(owed, rate, months - instalments.length))
  for (let month = instalments.length + 1; month <= months; month += 1) {
    const interest = toCents(owed.times(rate))
    const repaid = month === months ? owed : least(payment.minus(interest), owed)
    owed = owed.minus(repaid)
    instalments.push(instalment(month, interest, repaid, owed))
  }
  return instalments
}

/** What is repaid may be less than nothing: interest that joins the capital. */
const instalment = (
  month: number,
  interest: Decimal,
  capital: Decimal,
  left: Decimal,
): Instalment => ({ month, payment: capital.plus(interest), interest, capital, left })

function deferred(capital: Decimal, rate: Decimal, { months, kind }: Deferral): Instalment[] {
  const instalments: Instalment[] = []
  let owed = capital
  for (let month = 1; month <= months; month += 1) {
    const interest = toCents(owed.times(rate))
    const repaid = kind === 'total' ? ZERO.minus(interest) : ZERO
    owed = owed.minus(repaid)
    instalments.push(instalment(month, interest, repaid, owed))
  }
  return instalments
}

/** One year of a loan. */
export interface LoanYear {
  year: number
  paid: Decimal
  interest: Decimal
  capital: Decimal
  left: Decimal
}

/** The schedule year by year: twelve payments each, fewer in the last. */
export function byYear(instalments: readonly Instalment[]): LoanYear[] {
  const years: LoanYear[] = []
  for (let first = 0; first < instalments.length; first += 12) {
    const months = instalments.slice(first, first + 12)
    years.push({
      year: years.length + 1,
      paid: total(months, 'payment'),
      interest: total(months, 'interest'),
      capital: total(months, 'capital'),
      left: months.at(-1)?.left ?? ZERO,
    })
  }
  return years
}

/** Sum of one column. */
export const total = (
  months: readonly Instalment[],
  column: 'payment' | 'interest' | 'capital',
): Decimal => months.reduce((sum, month) => sum.plus(month[column]), ZERO)

/** Halvings of the interval: more than doubles can tell apart. */
const STEPS = 100
const HIGHEST_MONTHLY_RATE = 10

/**
 * The annual percentage rate (TAEG) of a sum received at once and paid back each month, as a share:
 * (1 + i)¹² − 1 for the monthly rate i at which both are worth the same. 0 when nothing is paid on
 * top. In binary floats: it is shown with two or three decimals.
 * @param received euros, above zero
 * @param payments euros a month, insurance included
 */
export function annualRate(received: Decimal, payments: readonly Decimal[]): number {
  const sum = received.toNumber()
  const flows = payments.map((payment) => payment.toNumber())
  const worth = (rate: number) => flows.reduceRight((later, flow) => (later + flow) / (1 + rate), 0)
  let low = 0
  let high = HIGHEST_MONTHLY_RATE
  if (worth(low) <= sum) return 0
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > sum) low = middle
    else high = middle
  }
  return (1 + low) ** 12 - 1
}
