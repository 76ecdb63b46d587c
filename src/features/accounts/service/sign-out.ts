import { endedCookies } from './account-cookies.ts'
import { entrance } from './entrance.ts'
import type { AccountWork } from './account-stores.ts'
import type { Session } from '#base/core/session.ts'
import type { SignInRequest } from './sign-in.ts'

/**
 * Ends the session of a browser, also one that looks at the site as somebody else.
 * @returns the cookies that make the browser forget it
 */
export async function signOut(
  { stores }: { stores: AccountWork },
  { siteId, caller }: Pick<SignInRequest, 'siteId' | 'caller'>,
  { user, impersonator, sessionId }: Session,
): Promise<string[]> {
  const who = impersonator ?? user
  if (who !== null && sessionId !== undefined) {
    // Nobody else’s log tells of who is nothing there.
    const { door } = caller
    const site =
      door === 'staff' ? (await entrance(stores, { siteId, door }, who)).entrant?.siteId : siteId
    await stores.atomically(async (trx) => {
      await trx.accounts.endSession(who.id, sessionId)
      if (site === undefined) return
      await trx.audit.add(site, who, {
        action: 'account.sign-out',
        subject: `user:${who.id}`,
        title: who.name,
      })
    })
  }
  return endedCookies(caller)
}
