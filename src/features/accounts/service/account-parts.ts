import type { AccountDatabase } from './accounts.ts'

/** How passwords are kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

/** What accounts stand on. */
export interface AccountParts {
  database: AccountDatabase
  /** Signs cookies, encrypts the secrets of second factors; 32 characters or more. */
  secret: string
  /** What the application of a second factor shows beside the code. */
  issuer: string
  /** Scrypt unless given: tests that sign in a hundred times have no time for it. */
  passwords?: PasswordHashing
  /**
   * Lets so many hashings run at once: each takes a thread of the engine's four and 32 MB, and what is
   * read and written waits for the same threads. All at once unless given.
   */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>
}
