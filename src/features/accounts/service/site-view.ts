import { randomBytes } from 'node:crypto'
import type { Caller } from '#base/core/caller.ts'
import type { Session } from '#base/core/session.ts'
import type { RateLimits } from '#base/platform/db/tables/rate-limits.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { cookieNamed, setCookie } from './account-cookies.ts'

/** Somebody of the back office's own host who looks at a site (docs/decisions/031). */
interface SiteView {
  sessionId: string
  siteId: number
  /** The user as whom a super-admin looks; empty for oneself. */
  as: string
  /** Milliseconds since 1970. */
  until: number
}

const VALUE = 'site view value'
const COOKIE = 'site view'

/** Milliseconds for which a value is good, once. */
const VALUE_LIFE = 60_000
/** A working day: the cookie ends with its session, whatever it says. */
const VIEW_LIFE = 8 * 3_600_000

interface ViewDeps {
  signer: Signer
  clock(): Date
}

/** What a browser that is sent to the site gives there, once, for the cookie of the view. */
export const viewValue = (
  { signer, clock }: ViewDeps,
  { sessionId, siteId, as, path }: Omit<SiteView, 'until'> & { path: string },
): string => {
  const until = clock().getTime() + VALUE_LIFE
  const only = randomBytes(12).toString('base64url')
  return signer.sign(VALUE, JSON.stringify([sessionId, siteId, as, until, path, only]))
}

/**
 * Takes a value, once, on the site that it was made for.
 * @returns the cookie and where the browser goes on; `null` when it is no good, or not any more
 */
export async function takeValue(
  deps: ViewDeps & { stores: { rateLimits: RateLimits } },
  siteId: number,
  { isSecure }: Pick<Caller, 'isSecure'>,
  value: string,
): Promise<{ cookie: string; path: string } | null> {
  const { signer, clock, stores } = deps
  const now = clock()
  const text = signer.verify(VALUE, value)
  const view = text === null ? null : read(text, siteId, now)
  if (view === null || view.until > now.getTime() + VALUE_LIFE) return null
  const window = { now, milliseconds: 2 * VALUE_LIFE }
  const { points } = await stores.rateLimits.add(`view ${signer.mark(VALUE, value)}`, 1, window)
  if (points > 1) return null
  const { sessionId, as, path } = view
  const until = now.getTime() + VIEW_LIFE
  const kept = signer.sign(COOKIE, JSON.stringify([sessionId, siteId, as, until]))
  return { cookie: setCookie({ isSecure }, 'view', kept), path }
}

/** The view of a browser, as its cookie has it: what it is worth, its session says. */
export function viewOf(
  { signer, clock }: ViewDeps,
  siteId: number,
  caller: Pick<Caller, 'cookie' | 'isSecure'>,
): SiteView | null {
  const kept = cookieNamed(caller, 'view')
  const text = kept === null ? null : signer.verify(COOKIE, kept)
  return text === null ? null : read(text, siteId, clock())
}

/** The cookie that makes a browser forget its view. */
export const endedView = (caller: Pick<Caller, 'isSecure'>): string =>
  setCookie(caller, 'view', '', 0)

/** A view shows: nothing is confirmed, and nothing is done in its name. */
export const asView = (session: Session): Session => ({
  ...session,
  isConfirmed: false,
  isView: true,
})

/** We signed it: it has the shape that it was written in. */
function read(text: string, siteId: number, now: Date): (SiteView & { path: string }) | null {
  const [sessionId, ofSite, as, until, path = '/'] = JSON.parse(text) as [
    string,
    number,
    string,
    number,
    string?,
  ]
  if (ofSite !== siteId || until <= now.getTime()) return null
  return { sessionId, siteId, as, until, path }
}
