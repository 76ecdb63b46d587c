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

export interface InvitationRoutes extends NoticeDeps {
  /** Whether mails leave the server at all. */
  sendsMail: boolean
}

/** Mails that open an account: the first invitation, another one, another password. */
export function invitationRoutes(serve: Serve<AccountStores>, deps: InvitationRoutes): void {
  const { stores, sendsMail } = deps

  /** What is handed over of a link, where the outbox would keep it for nobody. */
  const handed = async ({ id, role, hasPassword }: SiteUser, link: string) => {
    if (sendsMail || hasPassword || role === 'super-admin') return {}
    const isOfThisSiteAlone = (await stores.accounts.sitesOf(id)).length === 1
    return isOfThisSiteAlone ? { link } : {}
  }

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
        const href = await send(deps, call, trx, made, made.hasPassword ? 'access' : 'invitation')
        return { ...made, href }
      },
    )
    deps.mailed()
    return { ...toRecord(invited), ...(await handed(invited, invited.href)) }
  })

  const mail = async (call: UserAct, action: string, kind: 'invitation' | 'reset') => {
    const holder = await siteUser(stores, call.siteId, call.params.id)
    if (holder.isDisabled) {
      throw new Refused('invalid', 'Ce compte est désactivé : réactivez-le d’abord.')
    }
    if (kind === 'invitation' && holder.hasPassword) {
      throw new Refused('invalid', 'Cette personne a déjà choisi son mot de passe.')
    }
    const work = (trx: AccountStores) => send(deps, call, trx, holder, kind)
    const href = await call.audited(about(holder, action), work)
    deps.mailed()
    return { holder, href }
  }
  serve(users.invite, async (call) => {
    const { holder, href } = await mail(call, 'user.invite', 'invitation')
    return handed(holder, href)
  })
  serve(users.sendResetLink, async (call) => {
    await mail(call, 'user.reset-link', 'reset')
  })
}

/** Writes a mail down with its cause. @returns where its link leads */
async function send(
  deps: NoticeDeps,
  { siteId, reader }: Pick<AdminCall<unknown, unknown, unknown>, 'siteId' | 'reader'>,
  trx: AccountStores,
  to: SiteUser,
  kind: 'invitation' | 'reset' | 'access',
): Promise<string> {
  const now = deps.clock()
  const { site } = reader
  const origin = await accountOriginOf(deps, trx, site, to)
  const link =
    kind === 'access'
      ? { href: origin, lasts: '', madeAt: now.toISOString() }
      : await freshLink(await deps.accounts(), trx, kind, to, { origin, now })
  await trx.outbox.add(siteId, [MAILS[kind](to, site, link)], now.toISOString())
  return link.href
}

const MAILS = { invitation: invitationMail, reset: resetMail, access: accessMail }
