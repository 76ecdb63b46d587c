import type { AccountHolder } from '#content/account-holders.ts'
import { attemptsMail } from '#mail/account-mails.ts'
import type { PageDeps } from '../page-answer.ts'
import { accountOriginOf } from '../site-origin.ts'
import { freshLink } from './mail-links.ts'

export type NoticeDeps = Pick<
  PageDeps,
  'accounts' | 'store' | 'clock' | 'mailed' | 'publicUrl' | 'listeningOrigin'
>

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
  const { store } = deps
  const now = deps.clock()
  const site = await store.sites.find(siteId)
  if (site === null || !holder.hasPassword) return
  const window = { now, milliseconds: NOTICE_PAUSE }
  const { points } = await store.rateLimits.add(`attempts ${holder.id}`, 1, window)
  if (points > 1) return
  const accounts = await deps.accounts()
  await store.atomically(async (trx) => {
    const origin = await accountOriginOf(deps, trx, site, holder)
    const link = await freshLink(accounts, trx, 'reset', holder, { origin, now })
    await trx.outbox.add(siteId, [attemptsMail(holder, site, link)], now.toISOString())
  })
  deps.mailed()
}
