import type { ContentStore } from '#content/store.ts'
import { createDelivery, type Delivery, type DeliveryParts } from '#mail/delivery.ts'
import { senderOf } from '#mail/sender.ts'
import { transportOnDemand } from '#mail/transport-on-demand.ts'

interface Settings {
  /** `SMTP_URL`, `MAIL_FROM` and `PUBLIC_URL`; `null` for what is not given. */
  smtpUrl: string | null
  mailFrom: string | null
  publicUrl: string | null
}

type Parts = Pick<DeliveryParts, 'clock' | 'report' | 'warn'> & {
  store: ContentStore
  /** Where mails are written when there is no mail server. */
  folder: string
}

/** The delivery of one server: the store's outbox, the way out and the sender of its environment. */
export function mailDelivery(
  { smtpUrl, mailFrom, publicUrl }: Settings,
  { store, folder, ...parts }: Parts,
): Delivery {
  return createDelivery({
    ...parts,
    outbox: store.outbox,
    transport: transportOnDemand(smtpUrl, folder),
    async senderOf(siteId) {
      const site = await store.sites.find(siteId)
      if (site === null) throw new Error(`Le site ${siteId} n’existe plus.`)
      return senderOf(site, mailFrom, site.isDefault ? publicUrl : null)
    },
  })
}
