import { z } from 'zod'
import type { AccountStores } from '../service/account-stores.ts'
import { ACCOUNT_ROLES } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { NoticeDeps } from '../service/attempt-notice.ts'
import type { AdminCall, DefineRoute } from '#framework/api/admin-route.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { about } from './own-account-routes.ts'
import { chosenUsers, siteUser, SORTABLE, toRecord, userFilter } from './user-records.ts'

const byId = z.object({ id: z.string().max(100) })
const change = z.strictObject({
  role: z.enum(ACCOUNT_ROLES).optional(),
  name: z.string().trim().min(1).max(100).optional(),
})

type Call = AdminCall<z.infer<typeof byId>, unknown, unknown, AccountStores>

/** The accounts of a site, by whoever manages them. */
export function userRoutes(route: DefineRoute<AccountStores>, deps: NoticeDeps): void {
  const { stores, clock } = deps
  const right = 'users.manage'
  invitationRoutes(route, deps)
  impersonationRoutes(route, deps)

  route({
    method: 'GET',
    path: '/users',
    right,
    query: listQuery(userFilter, SORTABLE),
    async handle({ siteId, query }) {
      return pageOf(chosenUsers(await stores.accounts.list(siteId), query), query)
    },
  })

  route({
    method: 'GET',
    path: '/users/:id',
    right,
    params: byId,
    handle: async ({ siteId, params }) => toRecord(await siteUser(stores, siteId, params.id)),
  })

  route({
    method: 'PUT',
    path: '/users/:id',
    right,
    asksAgain: true,
    params: byId,
    body: change,
    async handle({ siteId, user, params, body, audited }) {
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
    },
  })

  route({
    method: 'DELETE',
    path: '/users/:id',
    right,
    asksAgain: true,
    params: byId,
    async handle({ siteId, user, params, audited }) {
      const former = await siteUser(stores, siteId, params.id)
      refuseOneself(user.id, former.id)
      const { email, role } = former
      await audited({ ...about(former, 'user.remove'), before: { email, role } }, (trx) =>
        trx.accounts.leave(siteId, former.id),
      )
    },
  })

  /** A change to somebody else's account that needs no more than its name. */
  const act = (
    path: string,
    action: string,
    work: (stores: AccountStores, userId: string) => Promise<void>,
  ) =>
    route({
      method: 'POST',
      path: `/users/:id/${path}`,
      right,
      asksAgain: true,
      params: byId,
      async handle({ siteId, user, params, audited }: Call) {
        const holder = await siteUser(stores, siteId, params.id)
        refuseOneself(user.id, holder.id)
        await audited(about(holder, action), (trx) => work(trx, holder.id))
      },
    })
  act('disable', 'user.disable', (trx, id) => trx.accounts.disable(id, clock().toISOString()))
  act('enable', 'user.enable', (trx, id) => trx.accounts.disable(id, null))
  act('end-sessions', 'user.end-sessions', (trx, id) => trx.accounts.endAccess(id))
  act('remove-second-factor', 'user.remove-second-factor', async (trx, id) => {
    await trx.accounts.removeSecondFactor(id)
    await trx.accounts.endAccess(id)
  })
}

/** Nobody shuts themselves out, nor changes what they may do. */
function refuseOneself(ownId: string, id: string): void {
  if (ownId !== id) return
  throw new Refused('invalid', 'C’est votre propre compte : demandez-le à un autre administrateur.')
}
