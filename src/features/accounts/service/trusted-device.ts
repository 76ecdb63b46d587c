import { z } from 'zod'
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

/** How many people's trust a browser holds. */
const MOST = 5

/** One person's: the browser as the table of devices knows it, the second factor, until when in milliseconds. */
const trustsSchema = z.array(z.tuple([z.string(), z.string(), z.number()]))

/**
 * The cookie of a browser that is trusted from now on, beside what others trust it with. It is good as long as the
 * browser is known, which a new password and the end of all sessions put an end to, and for this second factor alone.
 */
export function trustCookie(deps: DeviceDeps, caller: Caller, trust: Trust): string {
  const seconds = TRUST_DAYS * 24 * 3600
  const until = deps.clock().getTime() + seconds * 1000
  const others = trusts(deps, caller).filter(([, factor]) => factor !== trust.secondFactor)
  const all = [[trust.device, trust.secondFactor, until], ...others].slice(0, MOST)
  return setCookie(caller, 'trust', deps.signer.sign('trust', JSON.stringify(all)), seconds)
}

/** Whether a browser need give no code for a second factor. */
export const isTrusted = (
  deps: DeviceDeps,
  caller: Caller,
  { device, secondFactor }: Trust,
): boolean =>
  trusts(deps, caller).some(
    ([ofDevice, ofFactor]) => ofDevice === device && ofFactor === secondFactor,
  )

/** What the cookie says and holds still. */
function trusts({ signer, clock }: DeviceDeps, caller: Caller) {
  const text = signer.verify('trust', cookieNamed(caller, 'trust') ?? '')
  // Signed by us, but maybe by another version.
  const { data = [] } = trustsSchema.safeParse(JSON.parse(text ?? '[]'))
  const now = clock().getTime()
  return data.filter(([, , until]) => now < until)
}
