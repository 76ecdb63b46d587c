import type { Caller } from '#base/core/caller.ts'
import { TRUST_DAYS } from '../rules/sign-in-form.ts'
import { cookieNamed, setCookie } from './account-cookies.ts'
import type { DeviceDeps } from './known-device.ts'

/** A browser that is known, and the second factor that was given in it. */
interface Trust {
  /** As the table of devices knows it. */
  device: string
  secondFactor: string
}

/**
 * The cookie of a browser that is trusted from now on. It is good as long as the browser is known, which a new
 * password and the end of all sessions put an end to, and for this second factor alone.
 */
export function trustCookie(
  { signer, clock }: DeviceDeps,
  caller: Caller,
  { device, secondFactor }: Trust,
): string {
  const seconds = TRUST_DAYS * 24 * 3600
  const until = clock().getTime() + seconds * 1000
  const text = JSON.stringify([device, secondFactor, until])
  return setCookie(caller, 'trust', signer.sign('trust', text), seconds)
}

/** Whether a browser need give no code for a second factor. */
export function isTrusted(
  { signer, clock }: DeviceDeps,
  caller: Caller,
  { device, secondFactor }: Trust,
): boolean {
  const text = signer.verify('trust', cookieNamed(caller, 'trust') ?? '')
  if (text === null) return false
  // Signed by us.
  const [ofDevice, ofFactor, until] = JSON.parse(text) as [string, string, number]
  return ofDevice === device && ofFactor === secondFactor && clock().getTime() < until
}
