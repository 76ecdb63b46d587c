import { users } from '../contract/users.ts'
import { accessMail, invitationMail, resetMail } from '../mails/account-mails.ts'
import type { AccountStores } from '../service/account-stores.ts'
import type { NoticeDeps } from '../service/links/attempt-notice.ts'
import { freshLink } from '../service/links/mail-links.ts'
import { writeAccount } from '../service/new-account.ts'
import { accountOriginOf } from '#base/platform/http/site-origin.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import { about } from './own-account-routes.ts'
import { siteUser, type SiteUser, toRecord } from './user-records.ts'

type UserAct = AdminCall<{ id: string }, unknown, unknown, AccountStores>

/** Mails that open an account: the first invitation, another one, another password. */
export function invitationRoutes(serve: Serve<AccountStores>, deps: NoticeDeps): void {
  const { stores } = deps

  serve(users.create, async (call) => {
    const { siteId, audited } = call
    const body = { ...call.body, email: call.body.email.toLowerCase() }
    const known = await stores.accounts.find(siteId, body)
    if (known !== null && known.role !== null) {
      const message = 'Cette adresse a déjà un accès au site : changez plutôt son rôle.'
      throw new Refused('invalid', message, { faults: { email: message } })
    }
    const accounts = await deps.accounts()
    const invited = await audited(
      (made: SiteUser) => ({ ...about(made, 'user.invite'), after: body }),
      async (trx) => {
        const id = await writeAccount(accounts, trx, siteId, { ...body, hash: null })
        const made = await siteUser(trx, siteId, id)
        await send(deps, call, trx, made, made.hasPassword ? 'access' : 'invitation')
        return made
      },
    )
    deps.mailed()
    return toRecord(invited)
  })

  const mail = async (call: UserAct, action: string, kind: 'invitation' | 'reset') => {
    const holder = await siteUser(stores, call.siteId, call.params.id)
    if (holder.isDisabled) {
      throw new Refused('invalid', 'Ce compte est désactivé : réactivez-le d’abord.')
    }
    if (kind === 'invitation' && holder.hasPassword) {
      throw new Refused('invalid', 'Cette personne a déjà choisi son mot de passe.')
    }
    await call.audited(about(holder, action), (trx) => send(deps, call, trx, holder, kind))
    deps.mailed()
  }
  serve(users.invite, (call) => mail(call, 'user.invite', 'invitation'))
  serve(users.sendResetLink, (call) => mail(call, 'user.reset-link', 'reset'))
}

/** Writes a mail down with its cause. */
async function send(
  deps: NoticeDeps,
  { siteId, reader }: Pick<AdminCall<unknown, unknown, unknown>, 'siteId' | 'reader'>,
  trx: AccountStores,
  to: SiteUser,
  kind: 'invitation' | 'reset' | 'access',
): Promise<void> {
  const now = deps.clock()
  const { site } = reader
  const origin = await accountOriginOf(deps, trx, site, to)
  const accounts = await deps.accounts()
  const draft =
    kind === 'access'
      ? accessMail(to, site, { href: origin, lasts: '', madeAt: now.toISOString() })
      : (kind === 'reset' ? resetMail : invitationMail)(
          to,
          site,
          await freshLink(accounts, trx, kind, to, { origin, now }),
        )
  await trx.outbox.add(siteId, [draft], now.toISOString())
}
