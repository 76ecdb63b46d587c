import type { AccountStores } from '../service/account-stores.ts'
import { totp, trustedDevices } from '../contract/own-account.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { type DeviceDeps, rememberDevice } from '../service/known-device.ts'
import { SIGN_IN_WORDS } from '../service/sign-in-messages.ts'
import { Refused } from '#base/kit/refused.ts'
import { accountOriginOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import { about } from './own-account-routes.ts'
import { typedPassword, type TypedPasswordDeps } from './typed-password.ts'

interface TotpRoutes extends TypedPasswordDeps, DeviceDeps, Way, OriginDeps {}

/** One's own second factor. What it asks is asked with the password, but for the first code. */
export function totpRoutes(serve: Serve<AccountStores>, deps: TotpRoutes): void {
  serve(totp.start, async (call) => {
    const { user, body, request } = call
    await typedPassword(deps, call, body.password)
    const accounts = await deps.accounts()
    const caller = callerOf(deps, request.headers)
    const issuer = await issuerOf(deps, call)
    const made = await call.audited(about(user, 'account.prepare-second-factor'), (trx) =>
      accounts.on(trx.accounts.database).startSecondFactor(caller, body.password, issuer),
    )
    if ('fault' in made) {
      throw new Refused(
        'invalid',
        'Le second facteur est déjà actif : arrêtez-le avant d’en choisir un autre.',
      )
    }
    return { ...made, secret: grouped(made.secret) }
  })

  serve(totp.confirm, async ({ user, body, request, reply, audited }) => {
    const accounts = await deps.accounts()
    const caller = callerOf(deps, request.headers)
    const code = body.code.replace(/\s/g, '')
    const done = await audited(about(user, 'account.start-second-factor'), async (trx) => {
      const confirmed = await accounts.on(trx.accounts.database).confirmSecondFactor(caller, code)
      if (confirmed === null) {
        throw new Refused('invalid', SIGN_IN_WORDS['fr-FR'].wrongCode, {
          faults: { code: SIGN_IN_WORDS['fr-FR'].wrongCode },
        })
      }
      return confirmed
    })
    reply.header('set-cookie', done.cookies)
  })

  serve(totp.disable, async (call) => {
    const { user, body, request, reply } = call
    await typedPassword(deps, call, body.password)
    const accounts = await deps.accounts()
    const caller = callerOf(deps, request.headers)
    const done = await call.audited(about(user, 'account.stop-second-factor'), (trx) =>
      accounts.on(trx.accounts.database).stopSecondFactor(caller, body.password),
    )
    reply.header('set-cookie', done?.cookies ?? [])
  })

  serve(totp.renewCodes, async (call) => {
    const { user, body, request } = call
    await typedPassword(deps, call, body.password)
    const accounts = await deps.accounts()
    const caller = callerOf(deps, request.headers)
    const recoveryCodes = await call.audited(about(user, 'account.recovery-codes'), (trx) =>
      accounts.on(trx.accounts.database).renewRecoveryCodes(caller, body.password),
    )
    if (recoveryCodes === null) throw new Refused('invalid', 'Le second facteur n’est pas actif.')
    return { recoveryCodes }
  })

  serve(trustedDevices.forget, async ({ user, request, reply, audited }) => {
    const caller = callerOf(deps, request.headers)
    const { cookie } = await audited(about(user, 'account.forget-devices'), async (trx) => {
      await trx.accounts.devices.forget(user.id)
      return rememberDevice(deps, trx, caller, user, { isAnew: true })
    })
    reply.header('set-cookie', cookie)
  })
}

/**
 * Under which name the application keeps the code: the firm's, or the host where whoever has an account of the
 * whole installation signs in.
 */
async function issuerOf(
  deps: TotpRoutes,
  {
    reader: { site },
    session: { role },
  }: Pick<AdminCall<unknown, unknown, unknown>, 'reader' | 'session'>,
): Promise<string> {
  const firm = site.constants.nomcabinet || site.name
  if (role !== 'super-admin') return firm
  return URL.parse(await accountOriginOf(deps, deps.stores, site, { role }))?.hostname ?? firm
}

/** A secret that has to be typed, in groups of four. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')
