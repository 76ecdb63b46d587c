import { LEAVE_PAGE, LEAVE_PARAM, ONE_CLICK_PATH } from '../rules/newsletter-form.ts'
import { CONFIRMATION_DAYS, type Subscriber } from '../rules/newsletter.ts'
import type { Signer } from '#base/platform/security/signed.ts'

const CONFIRM = 'newsletter-confirm'
const LEAVE = 'newsletter-leave'

const DAY = 24 * 3_600_000

type Named = Pick<Subscriber, 'addressHash' | 'round'>

/** What the link of a confirmation mail carries: whose, of which time, and until when. */
export const confirmationLink = (
  signer: Signer,
  siteId: number,
  { addressHash, round }: Named,
  until: Date,
): string => signer.sign(CONFIRM, [siteId, addressHash, round, until.getTime()].join(' '))

/** Until when the link of a confirmation mail works. */
export const confirmationEnd = (now: Date): Date =>
  new Date(now.getTime() + CONFIRMATION_DAYS * DAY)

/** Whom a confirmation link names; `null` when it is not ours, of another site or too old. */
export function readConfirmation(
  signer: Signer,
  siteId: number,
  link: string,
  now: Date,
): Named | null {
  const [ofSite, addressHash, round, until] = signer.verify(CONFIRM, link)?.split(' ') ?? []
  if (ofSite !== String(siteId) || addressHash === undefined) return null
  return now.getTime() <= Number(until) ? { addressHash, round: Number(round) } : null
}

/**
 * The two ways out of a subscriber, which never grow old: a page with a button, and the address
 * that a mail reader posts to (RFC 8058). `origin` is the site's address without slash.
 */
export function leaveLinks(
  signer: Signer,
  { siteId, origin }: { siteId: number; origin: string },
  { addressHash }: Pick<Subscriber, 'addressHash'>,
): { page: string; oneClick: string } {
  const link = signer.sign(LEAVE, `${siteId} ${addressHash}`)
  return {
    page: `${origin}${LEAVE_PAGE}?${LEAVE_PARAM}=${link}`,
    oneClick: `${origin}${ONE_CLICK_PATH}/${link}`,
  }
}

/** The hash of the address that leaves, or `null` when the link is not ours or of another site. */
export function readLeave(signer: Signer, siteId: number, link: string): string | null {
  const [ofSite, addressHash] = signer.verify(LEAVE, link)?.split(' ') ?? []
  return ofSite === String(siteId) && addressHash !== undefined ? addressHash : null
}
