import { deadlinesFrom, type Deadline } from '#features/agenda/rules/deadlines.ts'
import { asFirmShows } from '#features/agenda/rules/firm.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import { daysLater, isoDay } from '#base/kit/time/working-days.ts'
import type { Warn } from '#base/kit/warn.ts'
import { deadlineMail } from '../mails/newsletter-mails.ts'
import { profileIn } from '../rules/described-firm.ts'
import { REMINDED_DAYS } from '../rules/newsletter-form.ts'
import type { Subscriber } from '../rules/newsletter.ts'
import type { NewsletterStore } from '../store/newsletter-store.ts'
import { type FormStores, formPages } from './form-pages.ts'
import { leaveLinks } from './newsletter-link.ts'

export interface DeadlineReminders {
  stores: FormStores & { newsletter: NewsletterStore; sites: SiteStore; outbox: Outbox }
  signer: Signer
  clock(): Date
  addressesOf(site: Site): MailedAddresses
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
  warn: Warn
}

/** Days for which a reminder may still leave: a server that was off has two more. */
const STILL_DUE = 3

/** Mails that are written down at once. */
const BATCH = 200

/**
 * Reminds who asked for it of what falls due in a week. Each day's mail is written once for each subscriber, by
 * whichever process comes first: its key says so.
 */
export async function remindOfDeadlines(parts: DeadlineReminders): Promise<void> {
  const { stores, mailed, warn } = parts
  let isAny = false
  for (const siteId of await stores.newsletter.sitesOf('agenda')) {
    try {
      isAny = (await remindOfSite(parts, siteId)) || isAny
    } catch (cause) {
      // The other firms' reminders leave.
      warn(`Les rappels d’échéances du site ${siteId} n’ont pas pu être préparés.`, cause, siteId)
    }
  }
  if (isAny) mailed()
}

/** @returns whether anything was written down */
async function remindOfSite(parts: DeadlineReminders, siteId: number): Promise<boolean> {
  const { stores, clock } = parts
  const site = await stores.sites.find(siteId)
  if (site === null) return false
  const now = clock()
  const today = dayInParis(now)
  const subscribers = await stores.newsletter.list(siteId, { list: 'agenda', state: 'confirmed' })
  if (subscribers.length === 0) return false
  const pageOf = await formPages(stores, site, subscribers)
  let isAny = false
  for (let start = 0; start < subscribers.length; start += BATCH) {
    await yieldToLoop()
    const drafts = subscribers
      .slice(start, start + BATCH)
      .flatMap((subscriber) =>
        remindersFor(parts, site, { subscriber, page: pageOf(subscriber) ?? '/' }, today),
      )
    if (drafts.length === 0) continue
    await stores.outbox.add(siteId, drafts, now.toISOString())
    isAny = true
  }
  return isAny
}

interface Reminded {
  subscriber: Subscriber
  /** Path of the page that shows the calendar today. */
  page: string
}

/** A mail for each day in a week, and the two before it, on which something falls due. */
function remindersFor(
  { signer, addressesOf }: DeadlineReminders,
  site: Site,
  { subscriber, page }: Reminded,
  today: CalendarDay,
): MailDraft[] {
  const since = isoDay(dayInParis(new Date(subscriber.confirmedAt)))
  const { origin } = addressesOf(site)
  const links = leaveLinks(signer, { siteId: site.id, origin }, subscriber)
  const { about } = subscriber
  const calendar = `${origin}${page}${about === '' ? '' : `?${about}`}`
  return Array.from({ length: STILL_DUE }, (_day, ago) => daysLater(today, -ago)).flatMap(
    (reminded) => {
      // Who has just subscribed is not told at once of what they saw on the page.
      if (isoDay(reminded) < since) return []
      const day = daysLater(reminded, REMINDED_DAYS)
      const deadlines = dueOn(day, about, site, today)
      return deadlines.length === 0
        ? []
        : [deadlineMail(subscriber, site, { day, deadlines, links, calendar })]
    },
  )
}

/** What begins to fall due on a day, as the firm shows it; what has no day of its own is never among it. */
function dueOn(day: CalendarDay, about: string, site: Site, today: CalendarDay): Deadline[] {
  const due = isoDay(day)
  return asFirmShows(
    deadlinesFrom(today, [], profileIn(about)),
    site.settings,
    [],
    (ownDay) => ownDay === due,
  ).filter((deadline) => deadline.day !== null && isoDay(deadline.day) === due)
}
