import type { MailDraft } from '#base/core/mail.ts'
import type { Office, Site } from '#base/core/site.ts'
import type { Warn } from '#base/kit/warn.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import { afterWorkingHours } from '#features/sites/rules/working-hours.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import { inStead, recipientOf } from '../mails/recipient.ts'
import { reminderMail } from '../mails/reminder-mail.ts'
import type { Lead } from '../rules/lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

export interface ReminderParts {
  stores: { accounts: AccountStore; leads: LeadStore; sites: SiteStore; outbox: Outbox }
  clock(): Date
  addressesOf(site: Site): MailedAddresses
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
  warn: Warn
}

const DAY = 24 * 3_600_000

/** Milliseconds after its hour in which a reminder still leaves: what fell due long ago is no news. */
const STILL_DUE = DAY

/** Days back from which on requests are read: the fewest that hold all whose hours can be over now. */
const DAYS_BACK = [2, 4, 8, 16, 32, 60] as const

/** Forty working hours and a long closing lie within it, in milliseconds. */
const LOOKED_BACK = 60 * DAY

/**
 * Reminds of requests that nobody answered within the firm's working hours: first whoever looks after them, after
 * as many hours again the firm. Each mail is written once, by whichever process comes first: its key says so.
 */
export async function remindOfLeads(parts: ReminderParts): Promise<void> {
  const { stores, clock, mailed, warn } = parts
  const now = clock()
  const since = new Date(now.getTime() - LOOKED_BACK).toISOString()
  let isAny = false
  for (const siteId of await stores.leads.sitesWaiting(since)) {
    try {
      const drafts = await dueOfSite(parts, siteId, now)
      if (drafts.length === 0) continue
      await stores.outbox.add(siteId, drafts, now.toISOString())
      isAny = true
    } catch (cause) {
      // The other firms' reminders leave.
      warn(`Les rappels de demandes du site ${siteId} n’ont pas pu être préparés.`, cause, siteId)
    }
  }
  if (isAny) mailed()
}

async function dueOfSite(parts: ReminderParts, siteId: number, now: Date): Promise<MailDraft[]> {
  const { sites, leads } = parts.stores
  const site = await sites.find(siteId)
  if (site === null || site.settings.lead_reminder_hours === 0) return []
  const drafts: MailDraft[] = []
  for (const lead of await leads.waiting(siteId, firstDue(site, now))) {
    await yieldToLoop()
    drafts.push(...(await dueMails(parts, site, lead, now)))
  }
  return drafts
}

/** When requests came, at the earliest, whose last reminder may still leave: whose came before is over for good. */
function firstDue({ settings, offices }: Site, now: Date): string {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const isOver = (since: Date) =>
    [...offices, NO_OFFICE].every((office) => {
      const due = afterWorkingHours(since, settings.lead_reminder_hours * 2, office)
      return due !== null && due.getTime() + STILL_DUE <= now.getTime()
    })
  const days = DAYS_BACK.find((count) => isOver(before(count)))
  return (days === undefined ? new Date(now.getTime() - LOOKED_BACK) : before(days)).toISOString()
}

/** Of a firm that has none: any office's hours. */
const NO_OFFICE: Pick<Office, 'hours' | 'closings'> = { hours: [] }

async function dueMails(
  { stores, addressesOf }: ReminderParts,
  site: Site,
  lead: Lead,
  now: Date,
): Promise<MailDraft[]> {
  const hours = site.settings.lead_reminder_hours
  const office = officeOf(lead, site)
  const isDue = (step: 1 | 2): boolean => {
    const due = afterWorkingHours(new Date(lead.received_at), hours * step, office)?.getTime()
    return due !== undefined && due <= now.getTime() && now.getTime() < due + STILL_DUE
  }
  const step = isDue(2) ? 2 : isDue(1) ? 1 : null
  if (step === null) return []
  const owner = await ownerOf(stores, site.id, lead)
  const firm = recipientOf(lead, site, now)
  // Of one that nobody looks after the firm has been told already.
  if (step === 2 && owner === '') return []
  const email = step === 1 && owner !== '' ? inStead(owner, site, now) : firm
  const { backOffice } = addressesOf(site)
  return reminderMail(lead, { email, step, backOffice })
}

/** The address of whoever looks after a request, as long as they may sign in; empty for nobody. */
async function ownerOf(
  { accounts }: ReminderParts['stores'],
  siteId: number,
  { assigned_to: id }: Lead,
): Promise<string> {
  const holder = id === '' ? null : await accounts.find(siteId, { id })
  return holder === null || holder.isDisabled || holder.role === null ? '' : holder.email
}

/** The office that was asked for, else the first one; of none, any office's hours. */
function officeOf({ fields }: Lead, { offices }: Site): Pick<Office, 'hours' | 'closings'> {
  const asked = [fields['bureau'] ?? []].flat()
  return offices.find(({ key }) => asked.includes(key)) ?? offices[0] ?? NO_OFFICE
}
