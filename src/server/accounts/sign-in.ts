import type { Caller } from '#accounts/accounts.ts'
import type { AccountHolder } from '#content/account-store.ts'
import { CODE_RULE, NETWORK_RULE, PASSWORD_RULE } from '#domain/attempt-limit.ts'
import { networkOf } from '#leads/network.ts'
import type { PageDeps } from '../page-answer.ts'

export type SignInDeps = Pick<PageDeps, 'accounts' | 'store' | 'signer' | 'clock'>

/** A step of signing in on a site. */
export interface SignInAsked {
  siteId: number
  caller: Caller
  /** Where the visitor's request comes from (IP). */
  address: string
}

/** How it ended, with the cookies to set. */
export type SignInEnd =
  | { kind: 'signed-in' | 'second-factor'; cookies: string[] }
  /** The address, the password or the code is wrong. */
  | { kind: 'wrong' }
  /** Nothing was compared: so many seconds to wait. */
  | { kind: 'wait'; seconds: number }
  /** The second factor comes too late, or nobody asked for it. */
  | { kind: 'over' }

/** An address that nobody can have: trying it takes as long as trying one that is somebody's. */
const NOBODY = 'nobody@vitrine.invalid'

/** What a one-time code is remembered for once it was given, in milliseconds. */
const CODE_MEMORY = 120_000

/** Signs in by address and password; whoever has no access to this site is nobody here. */
export async function signInByPassword(
  deps: SignInDeps,
  { siteId, caller, address }: SignInAsked,
  { email, password }: { email: string; password: string },
): Promise<SignInEnd> {
  const { store, signer, clock } = deps
  const network = networkOf(address)
  const typed = email.trim().toLowerCase()
  const keys = {
    network: `network ${signer.mark('sign-in', network)}`,
    person: `password ${signer.mark('sign-in', `${typed} ${network}`)}`,
  }
  const { attempts } = store.accounts
  const all = await attempts.count(keys.network, clock(), NETWORK_RULE)
  if (all !== null) return { kind: 'wait', seconds: all }
  const own = await attempts.count(keys.person, clock(), PASSWORD_RULE)
  if (own !== null) {
    await attempts.giveBack(keys.network)
    return { kind: 'wait', seconds: own }
  }

  const accounts = await deps.accounts()
  const holder = await store.accounts.find(siteId, { email: typed })
  const mayEnter = holder !== null && holder.role !== null && !holder.isDisabled
  const { outcome, cookies } = await accounts.signIn(caller, mayEnter ? typed : NOBODY, password)
  if (holder === null || outcome === 'wrong' || outcome === 'over') return { kind: 'wrong' }
  await attempts.forget(keys.person)
  await attempts.giveBack(keys.network)
  if (outcome === 'signed-in') await noteSignIn(deps, { siteId, caller, holder })
  return { kind: outcome, cookies }
}

/** The second step: a code of the application, or a recovery code. */
export async function signInByCode(
  deps: SignInDeps,
  { siteId, caller }: SignInAsked,
  typed: string,
): Promise<SignInEnd> {
  const { store, signer, clock } = deps
  const accounts = await deps.accounts()
  const userId = await accounts.awaitedUser(caller)
  const holder = userId === null ? null : await store.accounts.find(siteId, { id: userId })
  if (holder === null || holder.role === null || holder.isDisabled) return { kind: 'over' }
  const key = `code ${holder.id}`
  const wait = await store.accounts.attempts.count(key, clock(), CODE_RULE)
  if (wait !== null) return { kind: 'wait', seconds: wait }

  const code = cleanCode(typed)
  const isFresh = await isFirstUse(deps, signer.mark('code', `${holder.id} ${code}`))
  if (!isFresh) return { kind: 'wrong' }
  const { outcome, cookies } = await accounts.giveSecondFactor(caller, code)
  if (outcome !== 'signed-in') return { kind: outcome === 'over' ? 'over' : 'wrong' }
  await store.accounts.attempts.forget(key)
  await noteSignIn(deps, { siteId, caller, holder })
  return { kind: 'signed-in', cookies }
}

/** As it was shown: without the spaces that help reading, with the hyphen of a recovery code. */
function cleanCode(typed: string): string {
  const code = typed.replace(/\s/g, '')
  return /^[A-Za-z0-9]{10}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

/** A code is taken once, even within the half minute in which it stays right (RFC 6238, 5.2). */
async function isFirstUse({ store, clock }: SignInDeps, mark: string): Promise<boolean> {
  const window = { now: clock(), milliseconds: CODE_MEMORY }
  return (await store.rateLimits.add(`code ${mark}`, 1, window)).points === 1
}

interface Entry extends Pick<SignInAsked, 'siteId' | 'caller'> {
  holder: AccountHolder
}

/** Notes who came in; what was open in this browser before is over. */
async function noteSignIn(deps: SignInDeps, { siteId, caller, holder }: Entry): Promise<void> {
  const former = await (await deps.accounts()).sessionOf(caller)
  await deps.store.atomically(async (store) => {
    if (former !== null) await store.accounts.endSession(former.userId, former.id)
    await store.accounts.signedIn(holder.id, deps.clock().toISOString())
    await store.audit.add(
      siteId,
      { id: holder.id, name: holder.name },
      { action: 'account.sign-in', subject: `user:${holder.id}`, title: holder.name },
    )
  })
}
