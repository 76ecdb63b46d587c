import { type Outputs, partOutputs } from '../../../rules/question.ts'
import { type Decimal, decimal, rounded, toCents, ZERO } from '../formulas/decimal.ts'
import { euros, figure, percent } from '../tools/format.ts'

/** What was found, read by name. */
export interface Told {
  /** An amount; `null` where the law has no object. */
  amount(name: string): Decimal | null
  /** An amount in words: `1 867,02 €`, or « sans objet ». */
  euros(name: string): string
  /** A rate in words. */
  percent(name: string): string
  is(name: string): boolean
  /** What one part of a joint question found. */
  of(part: string): Told
}

/** Binary floats carry noise far behind the cent; it goes before anything is rounded half-up. */
const CLEAN = 8

export function outputsOf(outputs: Outputs): Told {
  const amount = (name: string): Decimal | null => {
    const value = Object.hasOwn(outputs, name) ? outputs[name] : undefined
    if (value === null) return null
    if (typeof value !== 'number') throw new TypeError(`No number was found for « ${name} ».`)
    return rounded(decimal(value), CLEAN)
  }
  const said = (name: string, words: (value: Decimal) => string): string => {
    const value = amount(name)
    return value === null ? NO_OBJECT : words(value)
  }
  return {
    amount,
    euros: (name) => said(name, euros),
    percent: (name) => said(name, percent),
    is: (name) => outputs[name] === true,
    of: (part) => outputsOf(partOutputs(part, outputs)),
  }
}

/** What is added to an amount, or taken off. */
type Term = readonly [sign: '+' | '−', amount: Decimal]

/** `3 000,00 € − 647,15 € = 2 352,85 €`; « ≈ » where the cents, each rounded, miss the total by one. */
export function equation(first: Decimal, terms: readonly Term[], total: Decimal): string {
  const sum = terms.reduce(
    (all, [sign, amount]) =>
      sign === '+' ? all.plus(toCents(amount)) : all.minus(toCents(amount)),
    toCents(first),
  )
  const said = terms.map(([sign, amount]) => `${sign} ${euros(amount)}`)
  return [euros(first), ...said, sum.eq(toCents(total)) ? '=' : '≈', euros(total)].join(' ')
}

/** Lines leave more of a total than their roundings can. */
export class MissingLine extends Error {
  override name = 'MissingLine'
}

/** What roundings of lines leave of their total. @throws {MissingLine} for more than half a cent of each, and of it */
export function rounding(left: Decimal, lines: number): Decimal {
  const most = decimal(lines + 1).times('0.005')
  if (left.abs().gt(most)) throw new MissingLine(`${euros(left)} of a total stand in no line.`)
  return left
}

/** An amount; zero where the law has no object. */
export const some = (found: Told, name: string): Decimal => found.amount(name) ?? ZERO

export const NO_OBJECT = 'sans objet'

/** Quarters of retirement that the year gives: `4`. */
export const quartersOf = (found: Told): string => figure(some(found, 'trimestres'))
