import type { AccountsOnDemand } from '#accounts/accounts-on-demand.ts'
import type { AccountHolder } from '#content/account-store.ts'
import type { ContentStore } from '#content/store.ts'
import type { AppDeps } from '../app-deps.ts'
import { type Session, type SessionPort, type SessionUser, VISITOR } from '../session.ts'
import { callerOf, hasSessionCookie } from './caller.ts'

interface Parts extends Pick<AppDeps, 'publicUrl' | 'trustProxy'> {
  accounts: AccountsOnDemand
  store: ContentStore
}

/**
 * Sessions of accounts (requirements J1, J2). Everything is read anew for each request, so whoever
 * was disabled, taken off the site or signed out is a visitor from the next one on; so is who still
 * owes the second factor, since there is no session before it.
 */
export const accountSession =
  ({ accounts, store, ...way }: Parts): SessionPort =>
  async (headers, siteId) => {
    const caller = callerOf(way, headers)
    if (!hasSessionCookie(caller)) return VISITOR
    const found = await (await accounts()).sessionOf(caller)
    const known = found && (await store.accounts.bySession(siteId, found.id))
    if (!known) return VISITOR
    const { person, viewing } = known
    const own = sessionOf(person, found.id)
    if (person.role !== 'super-admin' || person.isDisabled || viewing === null) return own
    const seen = sessionOf(viewing, found.id)
    if (seen.user === null) return own
    return { ...seen, impersonating: true, impersonator: userOf(person) }
  }

/** What an account is on a site; without a role there it is a visitor's. */
function sessionOf(holder: AccountHolder, sessionId: string): Session {
  const { role, isDisabled } = holder
  if (role === null || isDisabled) return VISITOR
  return { role, user: userOf(holder), debug: false, impersonating: false, sessionId }
}

const userOf = ({ id, name, email }: AccountHolder): SessionUser => ({ id, name, email })
