import type { AccountStores } from '../service/account-stores.ts'
import { users } from '../contract/users.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { type InvitationRoutes, invitationRoutes } from './invitation-routes.ts'
import { about } from './own-account-routes.ts'
import { chosenUsers, siteUser, toRecord } from './user-records.ts'

type UserAct = AdminCall<{ id: string }, unknown, unknown, AccountStores>

/** The accounts of a site, by whoever manages them. */
export function userRoutes(serve: Serve<AccountStores>, deps: InvitationRoutes): void {
  const { stores, clock } = deps
  invitationRoutes(serve, deps)
  impersonationRoutes(serve, deps)

  serve(users.list, async ({ siteId, query }) => {
    return pageOf(chosenUsers(await stores.accounts.list(siteId), query), query)
  })

  serve(users.one, async ({ siteId, params }) =>
    toRecord(await siteUser(stores, siteId, params.id)),
  )

  serve(users.change, async ({ siteId, user, params, body, audited }) => {
    const former = await siteUser(stores, siteId, params.id)
    const role = body.role ?? former.role
    const name = body.name ?? former.name
    if (role !== former.role) refuseOneself(user.id, former.id)
    const before = { role: former.role, name: former.name }
    const note = { ...about(former, 'user.change'), before, after: { role, name } }
    await audited(note, async (trx) => {
      if (role !== former.role) await trx.accounts.setRole(siteId, former.id, role)
      if (name !== former.name) await trx.accounts.setName(former.id, name)
    })
    return toRecord(await siteUser(stores, siteId, former.id))
  })

  serve(users.remove, async ({ siteId, user, params, audited }) => {
    const former = await siteUser(stores, siteId, params.id)
    refuseOneself(user.id, former.id)
    const { email, role } = former
    await audited({ ...about(former, 'user.remove'), before: { email, role } }, (trx) =>
      trx.accounts.leave(siteId, former.id),
    )
  })

  /** A change to somebody else's account that needs no more than its name. */
  const act =
    (action: string, work: (stores: AccountStores, userId: string) => Promise<void>) =>
    async ({ siteId, user, params, audited }: UserAct) => {
      const holder = await siteUser(stores, siteId, params.id)
      refuseOneself(user.id, holder.id)
      await audited(about(holder, action), (trx) => work(trx, holder.id))
    }
  serve(
    users.disable,
    act('user.disable', (trx, id) => trx.accounts.disable(id, clock().toISOString())),
  )
  serve(
    users.enable,
    act('user.enable', (trx, id) => trx.accounts.disable(id, null)),
  )
  serve(
    users.endSessions,
    act('user.end-sessions', (trx, id) => trx.accounts.endAccess(id)),
  )
  serve(
    users.removeSecondFactor,
    act('user.remove-second-factor', async (trx, id) => {
      await trx.accounts.removeSecondFactor(id)
      await trx.accounts.endAccess(id)
    }),
  )
}

/** Nobody shuts themselves out, nor changes what they may do. */
function refuseOneself(ownId: string, id: string): void {
  if (ownId !== id) return
  throw new Refused('invalid', 'C’est votre propre compte : demandez-le à un autre administrateur.')
}
