import { endedCookies } from '#accounts/account-cookies.ts'
import type { PageDeps } from '../page-answer.ts'
import type { Session } from '../session.ts'
import type { SignInAsked } from './sign-in.ts'

/**
 * Ends the session of a browser, also one that looks at the site as somebody else.
 * @returns the cookies that make the browser forget it
 */
export async function signOut(
  { store }: Pick<PageDeps, 'store'>,
  { siteId, caller }: Pick<SignInAsked, 'siteId' | 'caller'>,
  { user, impersonator, sessionId }: Session,
): Promise<string[]> {
  const who = impersonator ?? user
  if (who !== null && sessionId !== undefined) {
    await store.atomically(async (trx) => {
      await trx.accounts.endSession(who.id, sessionId)
      await trx.audit.add(siteId, who, {
        action: 'account.sign-out',
        subject: `user:${who.id}`,
        title: who.name,
      })
    })
  }
  return endedCookies(caller)
}
