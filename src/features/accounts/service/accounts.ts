import type { Caller } from '#base/core/caller.ts'
import type { BetterAuthOptions } from 'better-auth'
import type { TotpSetup } from '../contract/own-account.ts'

/** A Kysely database of ours, or one of its transactions. */
export type AccountDatabase = Extract<BetterAuthOptions['database'], { db: unknown }>

/** How a step of signing in ended, with the cookies to set. */
export interface SignedIn {
  outcome: 'signed-in' | 'second-factor' | 'wrong' | 'over'
  cookies: string[]
  /** Who it was; empty unless signed in or half so. */
  userId: string
}

/** What the link of a mail is for. */
export type LinkKind = 'invitation' | 'reset'

/** What is written together with its entry in the audit log: on a transaction. */
export interface AccountWriter {
  /** A person without password; the address is kept in lower case. @returns the id */
  createUser(person: { email: string; name: string }): Promise<string>
  setPassword(userId: string, hash: string): Promise<void>
  /** A session in place of those that were ended. @returns its cookies */
  freshSession(caller: Caller, userId: string): Promise<string[]>
  /** A link that works once and until then. @returns its token */
  createLink(kind: LinkKind, userId: string, until: Date): Promise<string>
  /** The link's owner when it is good; it is used up. */
  useLink(token: string): Promise<{ kind: LinkKind; userId: string } | null>
  /**
   * `wrong`: the password is not theirs; `on`: there is one already.
   * @param issuer what the application shows beside the code
   */
  startSecondFactor(
    caller: Caller,
    password: string,
    issuer: string,
  ): Promise<TotpSetup | { fault: 'wrong' | 'on' }>
  /** From now on signing in asks for codes. `null`: the code is wrong, or none was set up. */
  confirmSecondFactor(caller: Caller, code: string): Promise<{ cookies: string[] } | null>
  /** `null`: the password is not theirs. */
  stopSecondFactor(caller: Caller, password: string): Promise<{ cookies: string[] } | null>
  /** Fresh recovery codes in place of all earlier ones; `null`: the password is not theirs. */
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[] | null>
}

/**
 * Passwords, sessions, second factors and links of mails. The cryptography and its rows are
 * better-auth's; who may do what, how often something may be tried and the audit log are the
 * server's.
 */
export interface Accounts {
  /** The session of a cookie that has not run out. */
  sessionOf(caller: Caller): Promise<{ id: string; userId: string } | null>
  /** Takes as long for an address that nobody has as for a wrong password. */
  signIn(caller: Caller, email: string, password: string): Promise<SignedIn>
  /** Whose second factor this browser has still to give. */
  awaitedUser(caller: Caller): Promise<string | null>
  /** A code of the application, or a recovery code, which is used up. */
  giveSecondFactor(caller: Caller, code: string): Promise<SignedIn>
  /** Whether a code is that of the person whose session it is; a recovery code is used up. */
  isSecondFactor(caller: Caller, code: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
  isPassword(userId: string, password: string): Promise<boolean>
  recoveryCodesLeft(userId: string): Promise<number>
  /** The owner of a good link, which stays good. */
  readLink(token: string): Promise<{ kind: LinkKind; userId: string } | null>
  /** The writing half, on an open transaction. */
  on(database: AccountDatabase): AccountWriter
}
