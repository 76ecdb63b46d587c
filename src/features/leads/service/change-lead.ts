import type { Actor, Audited, AuditNote } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import { assignedMail } from '../mails/assigned-mail.ts'
import { leadMails } from '../mails/lead-mails.ts'
import { inStead } from '../mails/recipient.ts'
import type { Lead, LeadStatus } from '../rules/lead.ts'
import { processingOf } from '../rules/processing.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { assignee } from './assignees.ts'
import { leadLinks, type PageFinder } from './lead-links.ts'

export interface LeadStores extends PageFinder {
  accounts: AccountStore
  leads: LeadStore
}

interface Changing {
  stores: LeadStores
  clock(): Date
  /** Bases of the links in the mails that a change causes. */
  addressesOf(site: Site): MailedAddresses
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

interface LeadChange {
  id: number
  status?: LeadStatus | undefined
  /** Whom it is given to; empty for nobody. */
  assignedTo?: string | undefined
}

/**
 * Deals with a request: its status, and who looks after it. One that leaves quarantine is told of as it would
 * have been when it came.
 * @throws {Refused}
 */
export async function changeLead(
  { stores, clock, addressesOf, mailed }: Changing,
  { site, user }: { site: Site; user: Actor },
  { id, assignedTo, ...change }: LeadChange,
  audited: Audited<LeadStores>,
): Promise<Lead> {
  const lead = await findLead(stores, site.id, id)
  // Whoever is given a request that waits is dealing with it.
  const isBegun = assignedTo !== undefined && assignedTo !== '' && lead.status === 'new'
  const { status = isBegun ? 'in-progress' : lead.status } = change
  if (lead.status === 'quarantine' && status !== 'quarantine' && status !== 'new') {
    throw new Refused('conflict', 'Sortez d’abord cette demande de quarantaine.')
  }
  const isReleased = lead.status === 'quarantine' && status === 'new'
  const to =
    assignedTo === undefined
      ? { id: lead.assigned_to, name: lead.assigned_name }
      : await assignee(stores, site.id, assignedTo, user)
  const now = clock().toISOString()
  const mails = await toldTo(to)
  const note = leadNote(isReleased ? 'release' : 'update', lead, {
    before: { status: lead.status, assigned: lead.assigned_name },
    after: { status, assigned: to.name },
  })
  const links = await leadLinks(stores, { siteId: site.id, origin: addressesOf(site).origin }, lead)
  await audited(note, async (within) => {
    if (isReleased) {
      const told = (released: Lead) => leadMails(released, site, links, clock())
      await within.leads.release(site.id, lead.id, told, now)
    } else if (status !== lead.status) await within.leads.setStatus(site.id, lead.id, status)
    if (to.id !== lead.assigned_to) await within.leads.assign(site.id, lead.id, to, { mails, now })
  })
  if (isReleased || mails.length > 0) mailed()
  return findLead(stores, site.id, lead.id)

  /** The mail to whoever gets it from somebody else. */
  async function toldTo({ id: colleague }: Actor): Promise<MailDraft[]> {
    if (colleague === '' || colleague === user.id || colleague === lead.assigned_to) return []
    const email = (await stores.accounts.find(site.id, { id: colleague }))?.email ?? ''
    const { backOffice } = addressesOf(site)
    const reader = inStead(email, site, clock())
    return assignedMail(lead, { email: reader, by: user.name, backOffice, at: now })
  }
}

/** @throws {Refused} `absent` when there is no such request, or no more */
export async function findLead(
  { leads }: { leads: LeadStore },
  siteId: number,
  id: number,
): Promise<Lead> {
  const lead = await leads.find(siteId, id)
  if (lead === null) throw new Refused('absent', `La demande n° ${id} n’existe pas ou plus.`)
  return lead
}

/** What the log knows a request by: its form and number, since it outlives the person's data. */
export const leadNote = (
  action: string,
  lead: Pick<Lead, 'id' | 'form'>,
  change: Pick<AuditNote, 'before' | 'after'> = {},
): AuditNote => ({
  action: `lead.${action}`,
  subject: `lead:${lead.id}`,
  title: `${processingOf(lead.form).title['fr-FR']}, n° ${lead.id}`,
  ...change,
})
