import { CONFIRMED_FOR } from '#domain/account.ts'
import type { AccountsOnDemand } from '#accounts/accounts-on-demand.ts'
import type { AccountHolder } from '#content/account-holders.ts'
import type { ContentStore } from '#content/store.ts'
import type { AppDeps } from '../app-deps.ts'
import { type Session, type SessionPort, type SessionUser, VISITOR } from '../session.ts'
import { callerOf } from './caller.ts'

interface Parts extends Pick<AppDeps, 'publicUrl' | 'trustProxy'> {
  accounts: AccountsOnDemand
  store: ContentStore
  clock(): Date
}

/**
 * Sessions of accounts (requirements J1, J2). Everything is read anew for each request, so whoever
 * was disabled, taken off the site or signed out is a visitor from the next one on; so is who still
 * owes the second factor, since there is no session before it.
 */
export const accountSession =
  ({ accounts, store, clock, ...way }: Parts): SessionPort =>
  async (headers, siteId) => {
    const caller = callerOf(way, headers)
    if (!accounts.isKnown(caller, 'session_token')) return VISITOR
    const found = await (await accounts()).sessionOf(caller)
    const known = found && (await store.accounts.bySession(siteId, found.id))
    if (!known) return VISITOR
    const { person, viewing, confirmedAt } = known
    const age = clock().getTime() - Date.parse(confirmedAt)
    const one = { sessionId: found.id, isConfirmed: Math.abs(age) < CONFIRMED_FOR }
    const own = sessionOf(person, one)
    if (person.role !== 'super-admin' || person.isDisabled || viewing === null) return own
    const seen = sessionOf(viewing, one)
    if (seen.user === null) return own
    return { ...seen, impersonating: true, impersonator: userOf(person) }
  }

/** What an account is on a site; without a role there it is a visitor's. */
function sessionOf(
  holder: AccountHolder,
  session: Required<Pick<Session, 'sessionId' | 'isConfirmed'>>,
): Session {
  const { role, isDisabled } = holder
  if (role === null || isDisabled) return VISITOR
  return { role, user: userOf(holder), debug: false, impersonating: false, ...session }
}

const userOf = ({ id, name, email }: AccountHolder): SessionUser => ({ id, name, email })
