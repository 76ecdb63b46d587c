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

/** The time that a declaration or a payment is about, reckoned from the month it falls due in. */
export type Period = 'month-before' | 'quarter-before' | 'year' | 'year-before'

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
  explanation: string
  /** Months in which it falls due, from 1; none for every month. */
  months: readonly number[]
  /**
   * Day of the month; `last`: its last; `second-working`: the second working day after the first of the month (CGI,
   * ann. III, art. 344 I-0 bis); `null` when the administration publishes it each year.
   */
  day: number | 'second-working' | 'last' | null
  /** Days more for those who declare online. */
  online?: number
  /** Last day when the day depends on the taxpayer: « entre le 15 et le 24 ». */
  lastDay?: number
  period: Period
  /** A day on which offices are closed goes to the next working day; dates of company law stay. */
  carried: boolean
  /** `certain`: one day for all whom it concerns; `assumed`: it depends on more than the rule says. */
  confidence: 'certain' | 'assumed'
  /** Periods it holds for, by their first day (`yyyy-mm-dd`); empty for no bound. */
  from: string
  to: string
  source: RuleSource
}
