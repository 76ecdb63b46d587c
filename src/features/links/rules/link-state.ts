import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'

/** What an address said when it was asked. */
export type Verdict =
  | { kind: 'answers' }
  /** Nothing is there: `reason` is the status, or a name of `FAILURES`. */
  | { kind: 'fails'; reason: string }
  /** Nothing that tells whether a visitor would find the page: what was known stays. */
  | { kind: 'unsure' }

/** What is known of an address that a site links to. */
export interface LinkState {
  /** As it is written, without what follows its `#`. */
  address: string
  /** Instant at which it last answered or failed, ISO 8601 in UTC; empty before. */
  askedAt: string
  /** Why it failed then; empty when it answered. */
  reason: string
  /** Days on which it failed, one after the other; an answer begins anew. */
  failures: number
  /** The first of these days, `yyyy-mm-dd`; empty for none. */
  failedOn: string
}

/** Why nothing answered at all, as it is told. */
export const FAILURES = {
  name: 'nom de domaine introuvable',
  refused: 'connexion refusée',
  tls: 'connexion sécurisée impossible',
  unreachable: 'serveur injoignable',
} as const satisfies Record<string, string>

/** Reasons that hold by themselves: the second day confirms them. */
const CERTAIN: ReadonlySet<string> = new Set(['404', '410', 'name', 'refused', 'tls'])

/**
 * Days on which an address has to fail in a row. Errors of a server, and ways to it that are closed, pass: with a
 * question a week they have a month.
 */
const DAYS_CERTAIN = 2
const DAYS_OTHERWISE = 4

/** The fewest days after which a link may be told of: what a store looks for. */
export const FEWEST_DAYS = DAYS_CERTAIN

/** An address that nobody has asked yet. */
export const uncheckedLink = (address: string): LinkState => ({
  address,
  askedAt: '',
  reason: '',
  failures: 0,
  failedOn: '',
})

/** What is known once an address was asked; a second failure on the same day counts as one. */
export function afterAsking(state: LinkState, verdict: Verdict, at: Date): LinkState {
  if (verdict.kind === 'unsure') return state
  const askedAt = at.toISOString()
  if (verdict.kind === 'answers') return { ...uncheckedLink(state.address), askedAt }
  const today = isoDay(dayInParis(at))
  const isCounted = state.failures > 0 && dayOf(state.askedAt) === today
  return {
    address: state.address,
    askedAt,
    reason: verdict.reason,
    failures: isCounted ? state.failures : state.failures + 1,
    failedOn: state.failures > 0 ? state.failedOn : today,
  }
}

/** Whether a link to it leads nowhere, as far as a server can tell. */
export const isDead = ({ failures, reason }: Pick<LinkState, 'failures' | 'reason'>): boolean =>
  failures >= (CERTAIN.has(reason) ? DAYS_CERTAIN : DAYS_OTHERWISE)

/** « 404 », « nom de domaine introuvable ». */
export function reasonWords(reason: string): string {
  const named: Readonly<Record<string, string>> = FAILURES
  return Object.hasOwn(named, reason) ? (named[reason] ?? reason) : reason
}

const dayOf = (instant: string): string | null => {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? null : isoDay(dayInParis(at))
}
