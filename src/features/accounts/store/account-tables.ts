import type { Generated } from 'kysely'

/** As better-auth keeps it: ISO 8601 text on SQLite, `timestamptz` on PostgreSQL. */
export type StoredInstant = string | Date

/** Likewise: a number on SQLite, `boolean` on PostgreSQL. */
type KeptFlag = number | boolean

interface Dated {
  created_at: StoredInstant
  updated_at: StoredInstant
}

interface UserTable extends Dated {
  id: string
  name: string
  /** Lower case. */
  email: string
  email_verified: KeptFlag
  image: string | null
  two_factor_enabled: KeptFlag | null
  /** Of the agency: may act on every site. */
  is_super_admin: 0 | 1
  /** Instants, empty until they come. */
  disabled_at: string
  last_sign_in_at: string
}

interface SessionTable extends Dated {
  id: string
  token: string
  user_id: string
  expires_at: StoredInstant
  ip_address: string | null
  user_agent: string | null
  /** The user as whom a super-admin looks at the site. */
  viewing_as: string | null
  /** Instant at which the password was last asked for again; empty: when the session began. */
  confirmed_at: Generated<string>
}

/** A password's hash; the other columns are for ways to sign in that nobody uses here. */
interface CredentialTable extends Dated {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
}

/** Links of mails and half sign-ins; `value` names the user. */
interface VerificationTable extends Dated {
  id: string
  identifier: string
  value: string
  expires_at: StoredInstant
}

interface SecondFactorTable {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: KeptFlag | null
}

/** What somebody is on a site. */
interface MembershipTable {
  site_id: number
  user_id: string
  role: string
}

/** A browser in which somebody has signed in. */
interface DeviceTable {
  /** Hash of the secret that the browser keeps. */
  id: string
  user_id: string
  user_agent: string
  seen_at: string
  expires_at: string
}

interface LimitTable {
  key: string
  attempts: number
  blocked_until: string
  forgotten_at: string
}

/** The tables of accounts. */
export interface AccountTables {
  account_user: UserTable
  account_session: SessionTable
  account_credential: CredentialTable
  account_verification: VerificationTable
  account_second_factor: SecondFactorTable
  account_membership: MembershipTable
  account_device: DeviceTable
  account_limit: LimitTable
}
