import { session as calls } from '#framework/api/session-calls.ts'
import { users } from '../contract/users.ts'
import { stopImpersonating } from '../service/impersonation.ts'
import type { AccountStores, AccountWork } from '../service/account-stores.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { about } from './own-account-routes.ts'
import { siteUser } from './user-records.ts'

/**
 * Looking at the site as another user (requirements J2). It is the super-admin's own session that
 * says so: whatever ends that session ends the looking too.
 */
export function impersonationRoutes(
  serve: Serve<AccountStores>,
  { stores }: { stores: AccountWork },
): void {
  serve(users.impersonate, async ({ siteId, user, session, params, audited }) => {
    const seen = await siteUser(stores, siteId, params.id)
    if (seen.id === user.id) throw new Refused('invalid', 'C’est déjà votre compte.')
    if (seen.role === 'super-admin' || seen.isDisabled) {
      throw new Refused(
        'invalid',
        'Ce compte ne peut pas être pris : il est désactivé, ou c’est celui d’un super-administrateur.',
      )
    }
    await audited(about(seen, 'user.impersonate'), (trx) =>
      trx.accounts.view(session.sessionId ?? '', seen.id),
    )
  })

  serve(calls.stopImpersonating, async ({ siteId, session }) => {
    if (!(await stopImpersonating({ stores }, siteId, session))) {
      throw new Refused('invalid', 'Vous êtes déjà sous votre propre compte.')
    }
  })
}
