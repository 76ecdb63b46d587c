import type { KnownBackup } from '#features/operations/rules/known-backup.ts'
import type { WaitingHost } from '#base/core/address/host-proposal.ts'
import type { Language } from '#base/kit/language.ts'

/** A page whose review is due, or that nobody has touched for long. */
export interface StalePage {
  id: number
  lang: Language
  name: string
  path: string
  /** Day of its review, `2027-01-31`; the instant of its last change for an untouched one. */
  at: string
}

/** A mail that was given up. */
interface FailedMail {
  kind: string
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  at: string
  attempts: number
  error: string
}

/** `GET /board`: what asks for attention; a part that the role may not see is `null`. */
export interface BoardState {
  pages: {
    /** Review day past, then due within a month; oldest first. */
    overdue: StalePage[]
    soon: StalePage[]
    /** Active pages without a change for a year, longest first; at most 10, and their number. */
    untouched: StalePage[]
    untouchedCount: number
    count: number
  } | null
  leads: {
    unread: number
    oldest: string | null
    quarantine: number
    /** Of these, the ones that nothing is wrong with: they came when too many did. */
    crowded: number
  } | null
  mails: {
    waiting: number
    oldest: string | null
    failed: FailedMail[]
    failedCount: number
  } | null
  /** Names that wait for a decision, on all sites. */
  hosts: WaitingHost[] | null
  /** `null` when none was ever noted. */
  backup: { known: KnownBackup | null } | null
  /** The site is still the demo firm; whether strangers can reach it. `null` for another firm. */
  demo: { isPublic: boolean } | null
}
