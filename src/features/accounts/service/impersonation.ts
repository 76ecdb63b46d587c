import type { AccountWork } from './account-stores.ts'
import type { Session } from '#base/core/session.ts'

/** Makes a super-admin themselves again. @returns whether they looked at the site as somebody else */
export async function stopImpersonating(
  { stores }: { stores: AccountWork },
  siteId: number,
  { impersonator, sessionId, user }: Session,
): Promise<boolean> {
  if (impersonator === undefined || sessionId === undefined) return false
  await stores.atomically(async (trx) => {
    await trx.accounts.view(sessionId, null)
    await trx.audit.add(siteId, impersonator, {
      action: 'user.stop-impersonating',
      subject: `user:${user?.id ?? ''}`,
      title: user?.name ?? '',
    })
  })
  return true
}
