import { cleanCode, isRecoveryCode } from './recovery-codes.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '#base/core/caller.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { AccountWork } from './account-stores.ts'
import {
  ACCOUNT_RULE,
  type AttemptRule,
  CODE_RULE,
  NETWORK_RULE,
  PASSWORD_RULE,
  WIDE_NETWORK_RULE,
} from '../rules/attempt-limit.ts'
import { networkOf, wideNetworkOf } from '#base/kit/network.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { type NoticeDeps, tellOfAttempts } from './links/attempt-notice.ts'
import { entrance, type Entrant } from './entrance.ts'
import { type DeviceDeps, deviceOf, rememberDevice } from './known-device.ts'
import { isTrusted, trustCookie } from './trusted-device.ts'
import { tellOfRecoveryCode } from './links/recovery-notice.ts'

export interface SignInDeps extends NoticeDeps {
  signer: Signer
  logger: FastifyBaseLogger
  /** Counts what happens to a firm; nobody does unless given. */
  firms?: { signIn(siteId: number, step: SignInEnd['kind']): void }
}

export interface FirstUseDeps extends DeviceDeps {
  stores: AccountWork
}

/** A step of signing in on a site. */
export interface SignInRequest {
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

/** Where wrong codes of somebody are counted, but for browsers that they are known by. */
export const codeKey = (userId: string): string => `code ${userId}`

/** What a one-time code is remembered for once it was given, in milliseconds. */
const CODE_MEMORY = 120_000

/**
 * Signs in by address and password; whoever may not come in by this door is nobody here. What is
 * counted, written and asked is the same for an address that is somebody's and for any other.
 */
export const signInByPassword = (
  deps: SignInDeps,
  attempt: SignInRequest,
  typed: Credentials,
): Promise<SignInEnd> => endCounted(deps, attempt, byPassword(deps, attempt, typed))

export interface Credentials {
  email: string
  password: string
}

async function byPassword(
  deps: SignInDeps,
  { siteId, caller, address }: SignInRequest,
  { email, password }: Credentials,
): Promise<SignInEnd> {
  const { stores, clock } = deps
  const typed = email.trim().toLowerCase()
  const { holder, entrant } = await entrance(
    stores,
    { siteId, door: caller.door },
    { email: typed },
  )
  const device = await knownDevice(deps, caller, holder?.id ?? '')
  const counted =
    device === null ? fromAnywhere(deps, typed, address) : ofDevice(deps, device, typed)
  const { attempts } = stores.accounts
  const wait = await countAll(attempts, counted.all, clock())
  if (wait !== null) return { kind: 'wait', seconds: wait }

  const accounts = await deps.accounts()
  const { outcome, cookies } = await accounts
    .signIn(caller, entrant === null ? NOBODY : typed, password)
    .catch(async (cause: unknown) => {
      // Nothing was compared: it was no attempt.
      if (cause instanceof QueueFull)
        for (const { key } of counted.all) await attempts.giveBack(key)
      throw cause
    })
  if (entrant === null || outcome === 'wrong' || outcome === 'over') {
    const made = await attempts.made(counted.account, clock())
    if (entrant !== null && made >= ACCOUNT_RULE.free) tellOwner(deps, entrant)
    return { kind: 'wrong' }
  }
  await attempts.forget(counted.person)
  for (const { key } of counted.all) if (key !== counted.person) await attempts.giveBack(key)
  const entry = { ...entrant, caller }
  if (outcome === 'signed-in') return signedIn(deps, entry, { cookies })
  if (device === null || !(await isTrustedBy(deps, caller, entrant.holder.id, device))) {
    return { kind: outcome, cookies }
  }
  return signedIn(deps, entry, {
    cookies: await stores.atomically((trx) =>
      accounts.on(trx.accounts.database).freshSession(caller, entrant.holder.id),
    ),
  })
}

/** Whether somebody who gave their password in a browser of theirs need not give a code. */
async function isTrustedBy(
  deps: SignInDeps,
  caller: Caller,
  userId: string,
  device: string,
): Promise<boolean> {
  const secondFactor = await deps.stores.accounts.secondFactorOf(userId)
  return secondFactor !== null && isTrusted(deps, caller, { device, secondFactor })
}

/** The browser that asks, when the account is known by it. */
async function knownDevice(
  deps: SignInDeps,
  caller: Caller,
  userId: string,
): Promise<string | null> {
  const device = deviceOf(deps, caller)
  if (device === null) return null
  const now = deps.clock().toISOString()
  return (await deps.stores.accounts.devices.isKnown(userId, device, now)) ? device : null
}

interface Counted {
  /** In the order in which they are counted. */
  all: readonly { key: string; rule: AttemptRule }[]
  /** Begins anew with a success. */
  person: string
  /** Of the account, wherever it is tried from. */
  account: string
}

function fromAnywhere({ signer }: SignInDeps, typed: string, address: string): Counted {
  const mark = (text: string): string => signer.mark('sign-in', text)
  const network = networkOf(address)
  const wide = wideNetworkOf(address)
  const person = `password ${mark(`${typed} ${network}`)}`
  const account = `account ${mark(typed)}`
  return {
    all: [
      { key: `network ${mark(network)}`, rule: NETWORK_RULE },
      ...(wide === null ? [] : [{ key: `network ${mark(wide)}`, rule: WIDE_NETWORK_RULE }]),
      { key: person, rule: PASSWORD_RULE },
      { key: account, rule: ACCOUNT_RULE },
    ],
    person,
    account,
  }
}

/** What strangers try elsewhere, be it in the same network, does not count here. */
function ofDevice({ signer }: SignInDeps, device: string, typed: string): Counted {
  const key = `device ${signer.mark('sign-in', `${typed} ${device}`)}`
  return { all: [{ key, rule: PASSWORD_RULE }], person: key, account: key }
}

/** Counts an attempt everywhere or, when it may not be made, nowhere. @returns seconds to wait */
async function countAll(
  attempts: AccountStore['attempts'],
  counted: Counted['all'],
  now: Date,
): Promise<number | null> {
  const made: string[] = []
  for (const { key, rule } of counted) {
    const wait = await attempts.count(key, now, rule)
    if (wait !== null) {
      for (const former of made) await attempts.giveBack(former)
      return wait
    }
    made.push(key)
  }
  return null
}

/** Nobody waits for it: the answer takes as long as for an address that is nobody's. */
function tellOwner(deps: SignInDeps, { siteId, holder }: Entrant): void {
  tellOfAttempts(deps, siteId, holder).catch((cause: unknown) =>
    deps.logger.warn(
      { err: cause, site: siteId },
      'Des essais de mots de passe n’ont pas pu être annoncés.',
    ),
  )
}

export interface SecondFactorCode {
  /** Of the application, or a recovery code. */
  code: string
  /** From now on this browser gives its password alone, for `TRUST_DAYS`. */
  trusts: boolean
}

/** The second step. */
export const signInByCode = (
  deps: SignInDeps,
  attempt: SignInRequest,
  typed: SecondFactorCode,
): Promise<SignInEnd> => endCounted(deps, attempt, byCode(deps, attempt, typed))

async function endCounted(
  { firms }: SignInDeps,
  { siteId }: SignInRequest,
  ending: Promise<SignInEnd>,
): Promise<SignInEnd> {
  const end = await ending
  firms?.signIn(siteId, end.kind)
  return end
}

async function byCode(
  deps: SignInDeps,
  { siteId, caller }: SignInRequest,
  typed: SecondFactorCode,
): Promise<SignInEnd> {
  const { stores, clock } = deps
  if (!deps.accounts.isKnown(caller, 'two_factor')) return { kind: 'over' }
  const accounts = await deps.accounts()
  const userId = await accounts.awaitedUser(caller)
  if (userId === null) return { kind: 'over' }
  const { entrant } = await entrance(stores, { siteId, door: caller.door }, { id: userId })
  if (entrant === null) return { kind: 'over' }
  const { holder } = entrant
  const device = await knownDevice(deps, caller, holder.id)
  // Whoever tries codes knows the password: a browser of theirs is not held up by the owner's, nor
  // the owner's by theirs.
  const key = device === null ? codeKey(holder.id) : `code ${holder.id} ${device}`
  const wait = await stores.accounts.attempts.count(key, clock(), CODE_RULE)
  if (wait !== null) return { kind: 'wait', seconds: wait }

  const code = cleanCode(typed.code)
  if (!(await isFirstUse(deps, holder.id, code))) return { kind: 'wrong' }
  const { outcome, cookies } = await accounts.giveSecondFactor(caller, code)
  if (outcome !== 'signed-in') return { kind: outcome === 'over' ? 'over' : 'wrong' }
  await stores.accounts.attempts.forget(key)
  if (isRecoveryCode(code)) {
    await tellOfRecoveryCode(deps, { siteId, userAgent: caller.userAgent }, holder)
  }
  return signedIn(deps, { ...entrant, caller }, { cookies, trusts: typed.trusts })
}

/** A code is taken once, even within the half minute in which it stays right (RFC 6238, 5.2). */
export async function isFirstUse(
  { stores, signer, clock }: FirstUseDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const mark = signer.mark('code', `${userId} ${code}`)
  const window = { now: clock(), milliseconds: CODE_MEMORY }
  return (await stores.rateLimits.add(`code ${mark}`, 1, window)).points === 1
}

type Entry = Entrant & Pick<SignInRequest, 'caller'>

/**
 * Notes who came in; what was open in this browser before is over, and the browser is known, and trusted if
 * its owner says so.
 */
async function signedIn(
  deps: SignInDeps,
  { siteId, caller, holder }: Entry,
  { cookies, trusts = false }: { cookies: readonly string[]; trusts?: boolean },
): Promise<SignInEnd> {
  const former = await (await deps.accounts()).sessionOf(caller)
  return deps.stores.atomically(async (stores) => {
    if (former !== null) await stores.accounts.endSession(former.userId, former.id)
    await stores.accounts.signedIn(holder.id, deps.clock().toISOString())
    await stores.audit.add(
      siteId,
      { id: holder.id, name: holder.name },
      { action: 'account.sign-in', subject: `user:${holder.id}`, title: holder.name },
    )
    const { cookie, device } = await rememberDevice(deps, stores, caller, holder)
    const secondFactor = trusts ? await stores.accounts.secondFactorOf(holder.id) : null
    const trust = secondFactor === null ? [] : [trustCookie(deps, caller, { device, secondFactor })]
    return { kind: 'signed-in', cookies: [...cookies, cookie, ...trust] }
  })
}
