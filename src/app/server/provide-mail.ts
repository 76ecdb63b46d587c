import { join } from 'node:path'
import { createDelivery, type DeliveryParts } from '#framework/mail/delivery.ts'
import { senderOf } from '#framework/mail/sender.ts'
import { transportOnDemand } from '#framework/mail/transport-on-demand.ts'
import { mailLog } from '#framework/mail/mail-log.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'

/** The delivery of what waits in the outbox: by the mail server, or into a folder while there is none. */
export function provideMail(
  { env, clock, logger, warn, held, stores, dataDir }: Base & Data,
  { attempted }: { attempted: DeliveryParts['report'] },
) {
  const outboxDir = join(dataDir, 'outbox')
  const log = mailLog(logger)
  const delivery = createDelivery({
    outbox: stores.outbox,
    transport: transportOnDemand(env.SMTP_URL ?? null, outboxDir),
    async senderOf(siteId) {
      const site = await stores.sites.find(siteId)
      if (site === null) throw new Error(`Le site ${siteId} n’existe plus.`)
      const publicUrl = site.isDefault ? (env.PUBLIC_URL ?? null) : null
      return senderOf(site, env.MAIL_FROM ?? null, publicUrl)
    },
    clock,
    report: (attempt) => {
      attempted(attempt)
      log(attempt)
    },
    warn,
  })
  held.defer(() => delivery.close())
  return { outboxDir, sendsMail: env.SMTP_URL !== undefined, mailed: delivery.wake }
}
