import type { SiteStore } from '#features/sites/store/site-store.ts'
import { isLongAgo, LAST_PURGE } from '#base/platform/installation/last-purge.ts'
import type { InstallationState } from '#base/platform/installation/installation-state.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { renewalMail } from '../mails/newsletter-mails.ts'
import { LIST_FORMS } from '../rules/newsletter-form.ts'
import {
  DAYS_TO_ANSWER,
  type MailingList,
  MAILING_LISTS,
  MONTHS_BEFORE_ASKING,
  type Subscriber,
} from '../rules/newsletter.ts'
import type { NewsletterStore } from '../store/newsletter-store.ts'
import { type FormStores, formPages } from './form-pages.ts'
import { confirmationLink, leaveLinks } from './newsletter-link.ts'

export interface Renewals {
  stores: FormStores & {
    newsletter: NewsletterStore
    sites: SiteStore
    installation: InstallationState
  }
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

/** As a warning names them. */
const LISTS: Readonly<Record<MailingList, string>> = {
  letter: 'à la lettre',
  agenda: 'aux rappels d’échéances',
}

/**
 * Asks subscribers who have said nothing for almost three years whether to go on: nothing of what they open or follow
 * is measured. Those who don't answer are erased by the purge of a night. On every site, some at a time; a
 * site that fails keeps nobody else from it. Who could not be reached by the last question is asked again.
 */
export async function askToGoOn(parts: Renewals): Promise<void> {
  const { stores, clock, sendsMail, mailed, warn } = parts
  if (!sendsMail) return
  const now = clock()
  // As the purge of a night doubts the clock, and says so: once it believes it again it purges, and questions leave.
  if (isLongAgo(await stores.installation.read(LAST_PURGE), now)) return
  const since = monthsLater(now.toISOString(), -MONTHS_BEFORE_ASKING)
  let isAny = false
  await stores.newsletter.unaskUnsent(now.toISOString())
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

async function askOfSite(
  { stores, signer, addressesOf, warn }: Renewals,
  site: Site,
  since: string,
  now: Date,
): Promise<number> {
  const end = new Date(now.getTime() + DAYS_TO_ANSWER * DAY)
  const { origin } = addressesOf(site)
  const asked = await stores.newsletter.formsToAsk(site.id, since)
  const pathOf = await formPages(stores, site, asked)
  // A page with the form answers for any subscriber of its list: it has one, or nobody of it is asked.
  const homeless = new Set(asked.filter((one) => pathOf(one) === null).map(({ list }) => list))
  for (const list of homeless) {
    warn(
      `Aucune page du site ${site.id} ne montre l’inscription ${LISTS[list]} : ses abonnés les plus anciens ne ` +
        'peuvent pas dire qu’ils continuent, et rien ne leur est demandé.',
      undefined,
      site.id,
    )
  }
  const lists = MAILING_LISTS.filter((list) => !homeless.has(list))
  const mailsOf = (subscriber: Subscriber): MailDraft[] => {
    const link = confirmationLink(signer, site.id, subscriber, end)
    const { param } = LIST_FORMS[subscriber.list]
    return [
      renewalMail(subscriber, site, {
        link: `${origin}${pathOf(subscriber) ?? subscriber.form}?${param}=${link}`,
        links: leaveLinks(signer, { siteId: site.id, origin }, subscriber),
        key: now.toISOString(),
      }),
    ]
  }
  const asking = { since, end: end.toISOString(), now: now.toISOString(), limit: MOST, lists }
  return stores.newsletter.ask(site.id, asking, mailsOf)
}
