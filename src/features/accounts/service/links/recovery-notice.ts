import { accountOriginOf } from '#base/platform/http/site-origin.ts'
import type { FastifyBaseLogger } from 'fastify'
import { recoveryCodeMail } from '../../mails/account-mails.ts'
import { deviceName } from '../../rules/device-name.ts'
import type { AccountHolder } from '../../store/account-holders.ts'
import type { NoticeDeps } from './attempt-notice.ts'
import { freshLink } from './mail-links.ts'

/** Where and when a recovery code was used. */
interface Use {
  siteId: number
  userAgent: string
}

/**
 * Tells somebody by mail that one of their recovery codes was used, with a link to another password should it have
 * been somebody else. A mail that can't be written keeps nobody out.
 */
export async function tellOfRecoveryCode(
  deps: NoticeDeps & { logger: FastifyBaseLogger },
  { siteId, userAgent }: Use,
  holder: AccountHolder,
): Promise<void> {
  try {
    const { stores } = deps
    const site = await stores.sites.find(siteId)
    if (site === null) return
    const accounts = await deps.accounts()
    const left = await accounts.recoveryCodesLeft(holder.id)
    const now = deps.clock()
    await stores.atomically(async (trx) => {
      const origin = await accountOriginOf(deps, trx, site, holder)
      const link = await freshLink(accounts, trx, 'reset', holder, { origin, now })
      const mail = recoveryCodeMail(holder, site, link, { left, device: deviceName(userAgent) })
      await trx.outbox.add(siteId, [mail], now.toISOString())
    })
    deps.mailed()
  } catch (cause) {
    deps.logger.warn(
      { err: cause, site: siteId },
      'L’emploi d’un code de secours n’a pas pu être annoncé.',
    )
  }
}
