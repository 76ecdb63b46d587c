import type { AccountsOnDemand } from '../accounts-on-demand.ts'
import type { AccountHolder } from '../../store/account-holders.ts'
import type { AccountWork } from '../account-stores.ts'
import { attemptsMail } from '../../mails/account-mails.ts'
import { accountOriginOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import { freshLink } from './mail-links.ts'

export interface NoticeDeps extends OriginDeps {
  accounts: AccountsOnDemand
  stores: AccountWork
  clock(): Date
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/** Between two mails about attempts at one account, in milliseconds: nobody fills a mailbox so. */
const NOTICE_PAUSE = 6 * 3_600_000

/**
 * Tells somebody that wrong passwords are tried for their account, with a link that lets them in
 * meanwhile: at most once in six hours.
 */
export async function tellOfAttempts(
  deps: NoticeDeps,
  siteId: number,
  holder: AccountHolder,
): Promise<void> {
  const { stores } = deps
  const now = deps.clock()
  const site = await stores.sites.find(siteId)
  if (site === null || !holder.hasPassword) return
  const window = { now, milliseconds: NOTICE_PAUSE }
  const { points } = await stores.rateLimits.add(`attempts ${holder.id}`, 1, window)
  if (points > 1) return
  const accounts = await deps.accounts()
  await stores.atomically(async (trx) => {
    const origin = await accountOriginOf(deps, trx, site, holder)
    const link = await freshLink(accounts, trx, 'reset', holder, { origin, now })
    await trx.outbox.add(siteId, [attemptsMail(holder, site, link)], now.toISOString())
  })
  deps.mailed()
}
