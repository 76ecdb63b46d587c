import { randomBytes } from 'node:crypto'
import type { Signer } from '#base/platform/security/signed.ts'

const PURPOSE = 'form-token'

/** Shortest time in which a person fills in a form, and longest for which a token is good, in ms. */
export const MIN_FILLING = 3000
const MAX_AGE = 24 * 3_600_000

/** What a token says of itself. */
export type TokenState =
  | { state: 'good'; nonce: string; age: number }
  /** `stale`: ours, but drawn too long ago; `forged`: not ours, or of another form or site. */
  | { state: 'stale' | 'forged' }

/** A fresh token of a form of a site: when it was drawn, and a number used once. */
export const newToken = (signer: Signer, siteId: number, form: string, now: Date): string =>
  signer.sign(
    PURPOSE,
    [siteId, form, now.getTime(), randomBytes(16).toString('base64url')].join(' '),
  )

/** Reads a token that came back with a form. */
export function readToken(
  signer: Signer,
  token: string,
  { siteId, form, now }: { siteId: number; form: string; now: Date },
): TokenState {
  const text = signer.verify(PURPOSE, token)
  const [ofSite, ofForm, drawn, nonce] = text?.split(' ') ?? []
  if (ofSite !== String(siteId) || ofForm !== form || nonce === undefined) {
    return { state: 'forged' }
  }
  const age = now.getTime() - Number(drawn)
  // Drawn before a clock was put back, or by a server whose clock is ahead: nobody was too quick.
  if (age < 0) return { state: 'good', nonce, age: MIN_FILLING }
  return age <= MAX_AGE ? { state: 'good', nonce, age } : { state: 'stale' }
}
