import type { AccountRole } from '#domain/account.ts'
import type { AttemptRule } from '#domain/attempt-limit.ts'
import type { DatabaseHandle } from './schema.ts'

/** Somebody with an account, as one site knows them. Instants, ISO 8601 in UTC. */
export interface AccountHolder {
  id: string
  email: string
  name: string
  /** On the site that was asked for; `null` when they have no access to it. */
  role: AccountRole | null
  isDisabled: boolean
  /** `false` until an invitation was accepted. */
  hasPassword: boolean
  secondFactor: boolean
  createdAt: string
  /** Empty for who never signed in. */
  lastSignInAt: string
}

/** An open session of somebody. */
interface OpenSession {
  id: string
  userAgent: string
  createdAt: string
  expiresAt: string
}

/**
 * Accounts, roles and attempts. Passwords, codes and tokens are better-auth's own (src/accounts),
 * which works on the same tables. No write here raises the version of a site.
 */
export interface AccountStore {
  /** What better-auth works on: inside `atomically` it is the transaction. */
  readonly database: { db: DatabaseHandle; type: 'sqlite' | 'postgres' }
  find(siteId: number, who: { id: string } | { email: string }): Promise<AccountHolder | null>
  /** Whoever has access to a site, super-admins included, by name. */
  list(siteId: number): Promise<AccountHolder[]>
  hasSuperAdmin(): Promise<boolean>
  /** Whose session it is, as whom they look at the site, and when they last gave their password. */
  bySession(
    siteId: number,
    sessionId: string,
  ): Promise<{ person: AccountHolder; viewing: AccountHolder | null; confirmedAt: string } | null>
  /**
   * Makes somebody something on a site; a super-admin is one everywhere.
   * @throws ContentError when nobody would be super-admin any more
   */
  setRole(siteId: number, userId: string, role: AccountRole): Promise<void>
  /** Takes somebody off a site; the account goes with its last site. @throws ContentError */
  leave(siteId: number, userId: string): Promise<void>
  setName(userId: string, name: string): Promise<void>
  /**
   * From an instant on nobody signs in with this account and its sessions are over; `null` lifts it.
   * @throws ContentError when nobody would be super-admin any more
   */
  disable(userId: string, at: string | null): Promise<void>
  signedIn(userId: string, at: string): Promise<void>
  /** Looks at the site as somebody else, or as oneself again (`null`). */
  view(sessionId: string, userId: string | null): Promise<void>
  /** Whoever has a session proved at that instant that it is theirs. */
  confirm(sessionId: string, at: string): Promise<void>
  /** Sessions that have not run out, newest first; the hundred newest. */
  sessions(userId: string, now: string): Promise<OpenSession[]>
  /** `false` when it is not this user's. */
  endSession(userId: string, sessionId: string): Promise<boolean>
  /** Ends sessions (all but one, if given), links of mails, half sign-ins and known browsers. */
  endAccess(userId: string, exceptSessionId?: string): Promise<void>
  removeSecondFactor(userId: string): Promise<void>
  /** Browsers that somebody is known by: what strangers try elsewhere makes nobody wait there. */
  devices: {
    isKnown(userId: string, id: string, now: string): Promise<boolean>
    /** Anew, or once more; the newest of an account are kept. Instants, ISO 8601 in UTC. */
    remember(
      userId: string,
      device: { id: string; userAgent: string },
      time: { now: string; until: string },
    ): Promise<void>
  }
  /** Sessions, links and attempts that are over. */
  purge(now: Date): Promise<void>

  /** Attempts at passwords and codes, of all servers together. */
  attempts: {
    /** Counts one more. @returns seconds to wait, or `null` when it may be made */
    count(key: string, now: Date, rule: AttemptRule): Promise<number | null>
    /** How many were made of late; 0 when nothing is known. */
    made(key: string, now: Date): Promise<number>
    /** A success: as if nothing had been tried. */
    forget(key: string): Promise<void>
    /** A success where others go on counting: takes one attempt back. */
    giveBack(key: string): Promise<void>
  }
}
