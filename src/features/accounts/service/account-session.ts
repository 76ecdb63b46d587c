import { CONFIRMED_FOR } from '#base/core/account.ts'
import { admits, type Caller } from '#base/core/caller.ts'
import type { AccountsOnDemand } from './accounts-on-demand.ts'
import type { AccountHolder } from '../store/account-holders.ts'
import type { AccountStore } from '../store/account-store.ts'
import { type Session, type SessionPort, type SessionUser, VISITOR } from '#base/core/session.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { callerOf, type Way } from './caller.ts'
import { asView, viewOf } from './site-view.ts'

interface Parts extends Way {
  accounts: AccountsOnDemand
  stores: { accounts: AccountStore }
  signer: Signer
  clock(): Date
}

/**
 * Sessions of accounts (requirements J1, J2). Everything is read anew for each request, so whoever
 * was disabled, taken off the site or signed out is a visitor from the next one on; so is who still
 * owes the second factor, since there is no session before it.
 *
 * A back office with a host of its own knows staff there, and who is nothing on the site by name alone. On
 * the hosts of sites it knows clients, and the views of staff, which end with their session.
 */
export const accountSession = (parts: Parts): SessionPort => {
  const { accounts, stores, clock, ...way } = parts

  async function viewed(caller: Caller, siteId: number): Promise<Session | null> {
    const view = viewOf(parts, siteId, caller)
    const known = view && (await stores.accounts.bySession(siteId, view.sessionId))
    if (!view || !known || Date.parse(known.expiresAt) <= clock().getTime()) return null
    const { person, viewing } = known
    const one = { sessionId: view.sessionId, isConfirmed: false }
    const own = sessionOf(person, one)
    if (own.user === null || !admits('staff', person.role)) return null
    if (view.as === '') return asView(own)
    const seen = viewing?.id === view.as ? asAnother(person, viewing, one) : null
    return seen && asView(seen)
  }

  return async (headers, siteId) => {
    const caller = callerOf(way, headers)
    const { door } = caller
    const view = door === 'clients' ? await viewed(caller, siteId) : null
    if (view !== null) return view
    if (!accounts.isKnown(caller, 'session_token')) return VISITOR
    const found = await (await accounts()).sessionOf(caller)
    const known = found && (await stores.accounts.bySession(siteId, found.id))
    if (!known) return VISITOR
    const { person, viewing, confirmedAt } = known
    const age = clock().getTime() - Date.parse(confirmedAt)
    const one = { sessionId: found.id, isConfirmed: Math.abs(age) < CONFIRMED_FOR }
    if (!admits(door, person.role)) {
      const isNobody = door !== 'staff' || person.isDisabled
      return isNobody ? VISITOR : { ...VISITOR, user: userOf(person), sessionId: found.id }
    }
    const own = sessionOf(person, one)
    if (door === 'staff' || viewing === null) return own
    return asAnother(person, viewing, one) ?? own
  }
}

type Known = Required<Pick<Session, 'sessionId' | 'isConfirmed'>>

/** A super-admin as somebody whose account they look at the site with; `null` when they may not. */
function asAnother(person: AccountHolder, viewing: AccountHolder, session: Known): Session | null {
  if (person.role !== 'super-admin' || person.isDisabled) return null
  const seen = sessionOf(viewing, session)
  return seen.user === null ? null : { ...seen, impersonating: true, impersonator: userOf(person) }
}

/** What an account is on a site; without a role there it is a visitor's. */
function sessionOf(holder: AccountHolder, session: Known): Session {
  const { role, isDisabled } = holder
  if (role === null || isDisabled) return VISITOR
  return { role, user: userOf(holder), debug: false, impersonating: false, ...session }
}

const userOf = ({ id, name, email }: AccountHolder): SessionUser => ({ id, name, email })
