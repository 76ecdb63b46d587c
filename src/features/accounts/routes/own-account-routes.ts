import type { AccountStores } from '../service/account-stores.ts'
import { z } from 'zod'
import { deviceName } from '../rules/device-name.ts'
import { MAX_PASSWORD, type OwnAccount, type OwnSession } from '#base/core/account.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { type DeviceDeps, rememberDevice } from '../service/known-device.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { refuseBadPassword } from './link-routes.ts'
import { typedPassword, type TypedPasswordDeps } from './typed-password.ts'

const newPassword = z.strictObject({
  current: z.string().max(MAX_PASSWORD * 4),
  password: z.string().max(MAX_PASSWORD * 4),
})

/** One's own account: name, password, sessions. */
export function ownAccountRoutes(
  route: DefineRoute<AccountStores>,
  deps: TypedPasswordDeps & DeviceDeps & Way,
): void {
  const { stores, clock } = deps

  route({
    method: 'GET',
    path: '/auth/account',
    right: 'own-account',
    async handle({ siteId, user }): Promise<OwnAccount> {
      const secondFactor = (await stores.accounts.find(siteId, user))?.secondFactor ?? false
      const recoveryCodesLeft = secondFactor
        ? await (await deps.accounts()).recoveryCodesLeft(user.id)
        : 0
      return { email: user.email, name: user.name, secondFactor, recoveryCodesLeft }
    },
  })

  route({
    method: 'PUT',
    path: '/auth/account',
    right: 'own-account',
    body: z.strictObject({ name: z.string().trim().min(1).max(100) }),
    async handle({ user, body, audited }) {
      const note = { ...about(user, 'account.rename'), before: user.name, after: body.name }
      await audited(note, (trx) => trx.accounts.setName(user.id, body.name))
    },
  })

  route({
    method: 'POST',
    path: '/auth/password',
    right: 'own-account',
    body: newPassword,
    async handle(call) {
      const { user, body, request, reply } = call
      await typedPassword(deps, call, body.current)
      refuseBadPassword(body.password, user.email)
      const accounts = await deps.accounts()
      const hash = await accounts.hashPassword(body.password)
      const caller = callerOf(deps, request.headers)
      const cookies = await call.audited(about(user, 'account.password'), async (trx) => {
        const writer = accounts.on(trx.accounts.database)
        await writer.setPassword(user.id, hash)
        await trx.accounts.endAccess(user.id)
        const session = await writer.freshSession(caller, user.id)
        return [...session, await rememberDevice(deps, trx, caller, user)]
      })
      reply.header('set-cookie', cookies)
    },
  })

  route({
    method: 'GET',
    path: '/auth/sessions',
    right: 'own-account',
    async handle({ user, session }): Promise<{ data: OwnSession[]; total: number }> {
      const open = await stores.accounts.sessions(user.id, clock().toISOString())
      const data = open.map(({ id, createdAt, expiresAt, userAgent }) => ({
        id,
        isCurrent: id === session.sessionId,
        createdAt,
        expiresAt,
        device: deviceName(userAgent),
      }))
      return { data, total: data.length }
    },
  })

  route({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    right: 'own-account',
    params: z.object({ id: z.string().max(100) }),
    async handle({ user, params, audited }) {
      const ended = await audited(about(user, 'account.end-session'), (trx) =>
        trx.accounts.endSession(user.id, params.id),
      )
      if (!ended) throw new Refused('absent', 'Cette session est déjà terminée.')
    },
  })

  route({
    method: 'DELETE',
    path: '/auth/sessions',
    right: 'own-account',
    async handle({ user, session, request, reply, audited }) {
      const caller = callerOf(deps, request.headers)
      const cookie = await audited(about(user, 'account.end-sessions'), async (trx) => {
        await trx.accounts.endAccess(user.id, session.sessionId)
        return rememberDevice(deps, trx, caller, user)
      })
      reply.header('set-cookie', cookie)
    },
  })
}

/** What somebody did to their own account, for the audit log. */
export const about = ({ id, name }: { id: string; name: string }, action: string) => ({
  action,
  subject: `user:${id}`,
  title: name,
})
