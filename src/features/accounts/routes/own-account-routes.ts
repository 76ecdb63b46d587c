import type { AccountStores } from '../service/account-stores.ts'
import { deviceName } from '../rules/device-name.ts'
import { ownAccountCalls } from '../contract/own-account.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { type DeviceDeps, rememberDevice } from '../service/known-device.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { refuseBadPassword } from '../service/links/chosen-password.ts'
import { typedPassword, type TypedPasswordDeps } from './typed-password.ts'

/** One's own account: name, password, sessions. */
export function ownAccountRoutes(
  serve: Serve<AccountStores>,
  deps: TypedPasswordDeps & DeviceDeps & Way,
): void {
  const { stores, clock } = deps

  serve(ownAccountCalls.read, async ({ siteId, user }) => {
    const secondFactor = (await stores.accounts.find(siteId, user))?.secondFactor ?? false
    const recoveryCodesLeft = secondFactor
      ? await (await deps.accounts()).recoveryCodesLeft(user.id)
      : 0
    return { email: user.email, name: user.name, secondFactor, recoveryCodesLeft }
  })

  serve(ownAccountCalls.rename, async ({ user, body, audited }) => {
    const note = { ...about(user, 'account.rename'), before: user.name, after: body.name }
    await audited(note, (trx) => trx.accounts.setName(user.id, body.name))
  })

  serve(ownAccountCalls.changePassword, async (call) => {
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
      return [...session, (await rememberDevice(deps, trx, caller, user)).cookie]
    })
    reply.header('set-cookie', cookies)
  })

  serve(ownAccountCalls.sessions, async ({ user, session }) => {
    const open = await stores.accounts.sessions(user.id, clock().toISOString())
    const data = open.map(({ id, createdAt, expiresAt, userAgent }) => ({
      id,
      isCurrent: id === session.sessionId,
      createdAt,
      expiresAt,
      device: deviceName(userAgent),
    }))
    return { data, total: data.length }
  })

  serve(ownAccountCalls.endSession, async ({ user, params, audited }) => {
    const ended = await audited(about(user, 'account.end-session'), (trx) =>
      trx.accounts.endSession(user.id, params.id),
    )
    if (!ended) throw new Refused('absent', 'Cette session est déjà terminée.')
  })

  serve(ownAccountCalls.endOthers, async ({ user, session, request, reply, audited }) => {
    const caller = callerOf(deps, request.headers)
    const cookie = await audited(about(user, 'account.end-sessions'), async (trx) => {
      await trx.accounts.endAccess(user.id, session.sessionId)
      return (await rememberDevice(deps, trx, caller, user)).cookie
    })
    reply.header('set-cookie', cookie)
  })
}

/** What somebody did to their own account, for the audit log. */
export const about = ({ id, name }: { id: string; name: string }, action: string) => ({
  action,
  subject: `user:${id}`,
  title: name,
})
