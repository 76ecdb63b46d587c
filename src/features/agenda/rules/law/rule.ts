import type { Audience } from './profile.ts'

/** What a deadline is about: visitors choose among these (`concerne` of the address). */
export const CONCERNS = {
  tva: 'TVA',
  is: 'Impôt sur les sociétés',
  revenus: 'Revenus et résultats',
  cfe: 'CFE et impôts locaux',
  social: 'Paie et social',
  societe: 'Vie de la société',
} as const

export type Concern = keyof typeof CONCERNS

/** In the order of the list. */
export const CONCERN_NAMES = Object.keys(CONCERNS).filter(isConcern)

/** Narrows what an address says. */
export function isConcern(name: unknown): name is Concern {
  return typeof name === 'string' && Object.hasOwn(CONCERNS, name)
}

/** Who publishes the rule. */
export interface RuleSource {
  name: string
  url: string
}

/**
 * The time that a declaration or a payment is about, reckoned from the month it falls due in, as its title names it:
 * `exercice` is the financial year of an `after-closing` or of an instalment, `exercice-under-way` the one that holds
 * the month, `none` an `exercice` that the title leaves out.
 */
export type Period =
  | 'month'
  | 'month-before'
  | 'quarter-before'
  | 'year'
  | 'year-before'
  | 'exercice'
  | 'exercice-under-way'
  | 'none'

/** Months are counted from 1; no month means each. */
export type When =
  /** A day of the month, or its last. */
  | { kind: 'day'; months: readonly number[]; day: number | 'last' }
  /** The so-many-th open day of the month, in a week of five or six days; `online`: days more for who declares there. */
  | {
      kind: 'nth-open'
      months: readonly number[]
      count: number
      week: 5 | 6
      online?: number
    }
  /** So many months after the closing; a financial year that closes in December may have a day of its own. */
  | {
      kind: 'after-closing'
      months: number
      day: number | 'last'
      december?: { month: number; day: number | 'second-open' }
      online?: number
      /** Whoever is taxed by the calendar year is treated as closing in December. */
      calendarYear?: true
      /** Months more, counted from that day: filing after the meeting. */
      later?: number
    }
  /** An instalment of company tax: 15 March, June, September, December; its rank follows the closing. */
  | { kind: 'is-instalment' }
  /** The taxpayer's day for VAT, from the 15th to the 24th. */
  | { kind: 'vat-day'; months: readonly number[] }
  /** The day of the payroll declaration: the 5th from 50 employees, else the 15th. */
  | { kind: 'payroll-day'; months: readonly number[] }
  /** The administration publishes the day each year. */
  | { kind: 'month-only'; months: readonly number[] }

/**
 * `certain`: one day for all whom it concerns; `assumed`: it depends on more than the rule says; `to-confirm`: read
 * at one secondary source, or known without a source: told as « à confirmer ».
 */
export type Confidence = 'certain' | 'assumed' | 'to-confirm'

/**
 * A rule of the tax and social calendar. All of them hold « en principe »: the visitor's own
 * account with the administration decides.
 */
export interface AgendaRule {
  /** Part of the UID of calendar entries: it never changes. */
  key: string
  concern: Concern
  /** What falls due, without its period: « TVA ». */
  title: string
  /** Whom it concerns. */
  who: string
  /** The same for a visitor whose financial year closes in another month than December. */
  otherClosing?: string
  explanation: string
  when: When
  /** Whom it is shown to: anybody whose answers fit one of these; without any, everybody. */
  audience?: readonly Audience[]
  period: Period
  /** A day on which offices are closed goes to the next working day; dates of company law stay. */
  carried: boolean
  confidence: Confidence
  /** Periods it holds for, by their first day (`yyyy-mm-dd`); empty for no bound. */
  from: string
  to: string
  /** Who publishes it; nobody but the firm for what is its own. */
  source: RuleSource | null
}
