import type { SiteStore } from '#features/sites/store/site-store.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { renewalMail } from '../mails/newsletter-mails.ts'
import { LIST_FORMS } from '../rules/newsletter-form.ts'
import { DAYS_TO_ANSWER, MONTHS_BEFORE_ASKING, type Subscriber } from '../rules/newsletter.ts'
import type { NewsletterStore } from '../store/newsletter-store.ts'
import { confirmationLink, leaveLinks } from './newsletter-link.ts'

export interface Renewals {
  stores: { newsletter: NewsletterStore; sites: SiteStore }
  signer: Signer
  clock(): Date
  addressesOf(site: Site): MailedAddresses
  /** Whether mails leave this server. */
  sendsMail: boolean
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
  warn: Warn
}

/** Subscribers of a site that are asked at once: a list of thousands is asked over days, as its mails may leave. */
const MOST = 50

const DAY = 24 * 3_600_000

/**
 * Asks subscribers who have said nothing for almost three years whether to go on: nothing of what they open or follow
 * is measured. Those who don't answer are erased by the purge of a night. On every site, some at a time; a
 * site that fails keeps nobody else from it.
 */
export async function askToGoOn(parts: Renewals): Promise<void> {
  const { stores, clock, sendsMail, mailed, warn } = parts
  if (!sendsMail) return
  const now = clock()
  const since = monthsLater(now.toISOString(), -MONTHS_BEFORE_ASKING)
  let isAny = false
  for (const siteId of await stores.newsletter.sitesToAsk(since)) {
    try {
      const site = await stores.sites.find(siteId)
      if (site === null) continue
      isAny = (await askOfSite(parts, site, since, now)) > 0 || isAny
    } catch (cause) {
      warn(
        `Le renouvellement des abonnés du site ${siteId} n’a pas pu être demandé.`,
        cause,
        siteId,
      )
    }
  }
  if (isAny) mailed()
}

function askOfSite(
  { stores, signer, addressesOf }: Renewals,
  site: Site,
  since: string,
  now: Date,
): Promise<number> {
  const end = new Date(now.getTime() + DAYS_TO_ANSWER * DAY)
  const { origin } = addressesOf(site)
  const mailsOf = (subscriber: Subscriber): MailDraft[] => {
    const link = confirmationLink(signer, site.id, subscriber, end)
    const { param } = LIST_FORMS[subscriber.list]
    return [
      renewalMail(subscriber, site, {
        link: `${origin}${subscriber.form}?${param}=${link}`,
        links: leaveLinks(signer, { siteId: site.id, origin }, subscriber),
        key: now.toISOString(),
      }),
    ]
  }
  const asking = { since, end: end.toISOString(), now: now.toISOString(), limit: MOST }
  return stores.newsletter.ask(site.id, asking, mailsOf)
}
