import { CONFIRMED_FOR } from '#base/core/account.ts'
import type { AccountsOnDemand } from './accounts-on-demand.ts'
import type { AccountHolder } from '../store/account-holders.ts'
import type { AccountStore } from '../store/account-store.ts'
import { type Session, type SessionPort, type SessionUser, VISITOR } from '#base/core/session.ts'
import { callerOf, type Way } from './caller.ts'

interface Parts extends Way {
  accounts: AccountsOnDemand
  stores: { accounts: AccountStore }
  clock(): Date
}

/**
 * Sessions of accounts (requirements J1, J2). Everything is read anew for each request, so whoever
 * was disabled, taken off the site or signed out is a visitor from the next one on; so is who still
 * owes the second factor, since there is no session before it.
 */
export const accountSession =
  ({ accounts, stores, clock, ...way }: Parts): SessionPort =>
  async (headers, siteId) => {
    const caller = callerOf(way, headers)
    if (!accounts.isKnown(caller, 'session_token')) return VISITOR
    const found = await (await accounts()).sessionOf(caller)
    const known = found && (await stores.accounts.bySession(siteId, found.id))
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
