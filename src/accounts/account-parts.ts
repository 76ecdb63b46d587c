import type { AccountDatabase } from './accounts.ts'

/** How passwords are kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
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
}
