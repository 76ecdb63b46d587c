import { createHash, randomBytes } from 'node:crypto'
import { cookieNamed, setCookie } from './account-cookies.ts'
import type { Caller } from '#base/core/caller.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Signer } from '#base/platform/security/signed.ts'

/** Seconds that a browser is known after its owner was last there. */
const DEVICE_LIFE = 365 * 24 * 3600

const MAX_USER_AGENT = 300

export interface DeviceDeps {
  signer: Signer
  clock(): Date
}

/**
 * The browser that asks, as the table of devices knows it: the hash of the secret in its cookie;
 * `null` without a cookie that we signed. It says nothing about whose browser it is.
 */
export function deviceOf(deps: { signer: Signer }, caller: Caller): string | null {
  const token = tokenOf(deps, caller)
  return token === null ? null : hashOf(token)
}

/**
 * From now on this browser is known as one of somebody's; on the stores of a transaction. `isAnew`: under
 * another name than before.
 * @returns the cookie that it keeps, and how the table of devices knows it
 */
export async function rememberDevice(
  { signer, clock }: DeviceDeps,
  stores: { accounts: AccountStore },
  caller: Caller,
  { id }: { id: string },
  { isAnew = false } = {},
): Promise<{ cookie: string; device: string }> {
  const known = isAnew ? null : tokenOf({ signer }, caller)
  const token = known ?? randomBytes(32).toString('base64url')
  const device = hashOf(token)
  const now = clock()
  await stores.accounts.devices.remember(
    id,
    { id: device, userAgent: caller.userAgent.slice(0, MAX_USER_AGENT) },
    { now: now.toISOString(), until: new Date(now.getTime() + DEVICE_LIFE * 1000).toISOString() },
  )
  return { cookie: setCookie(caller, 'device', signer.sign('device', token), DEVICE_LIFE), device }
}

function tokenOf({ signer }: { signer: Signer }, caller: Caller): string | null {
  const value = cookieNamed(caller, 'device')
  return value === null ? null : signer.verify('device', value)
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
