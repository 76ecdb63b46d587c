import type { FormLimits } from '#base/platform/security/rate-limit.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { formMarks } from '#framework/forms/form-marks.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import { crowdedMail, leadMails } from '../mails/lead-mails.ts'
import type { NewLead } from '../rules/lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadFolder } from './lead-folder.ts'
import type { ReadFiles } from './lead-form-files.ts'
import { leadLinks, type PageFinder } from './lead-links.ts'
import { newLead, type Sending } from './new-lead.ts'

export interface LeadTaking {
  stores: { leads: LeadStore; outbox: Outbox } & PageFinder
  signer: Signer
  /** How often forms may be sent. */
  formLimits: FormLimits
  leadFolder: LeadFolder
  /** Counts what happens to a firm; nobody does unless given. */
  firms?: {
    lead(siteId: number, outcome: 'taken' | 'quarantined' | 'returned' | 'refused'): void
  }
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/** Who sends a request, and what the links of mails about it begin with. */
interface Sender extends MailedAddresses {
  /** Their address (IP); only its mark may be kept. */
  address: string
  warn(message: string, cause?: unknown): void
}

/** What became of a request; its words are the form's, in the language of the page. */
export type LeadOutcome =
  | { outcome: 'taken' }
  /** The same form was sent before with something else in it. */
  | { outcome: 'used' }
  | { outcome: 'too-many'; wait: number }
  | { outcome: 'no-room-for-files' }
  | { outcome: 'full' }

/**
 * Counts a request and writes it down with its mails; beyond what a firm reads in an hour it waits in
 * quarantine, without files. What was taken before is taken once.
 */
export async function takeLead(
  sending: Sending,
  files: ReadFiles,
  sender: Sender,
  deps: LeadTaking,
): Promise<LeadOutcome> {
  const { site, form } = sending
  const known = await deps.stores.leads.known(site.id, newLead(sending, files.described))
  if (known !== null) return { outcome: known.outcome === 'same' ? 'taken' : 'used' }
  const wait = await deps.formLimits.wait(formMarks(deps.signer, site.id, sender.address))
  if (wait !== null) return { outcome: 'too-many', wait }
  const isSpam = newLead(sending).status === 'quarantine'
  const isCrowded = !isSpam && (await deps.formLimits.beyond(`${site.id} ${form}`)) > 0
  if (isCrowded && files.taken.length > 0) return { outcome: 'no-room-for-files' }
  const { outcome } = await stored({ ...sending, isCrowded }, files, sender, deps)
  if (outcome === 'other') return { outcome: 'used' }
  if (outcome === 'no-room-for-files' || outcome === 'full') return { outcome }
  if (outcome === 'stored') {
    deps.firms?.lead(site.id, isSpam || isCrowded ? 'quarantined' : 'taken')
  }
  if (isCrowded) await tellOfCrowd(sending, sender, deps)
  deps.mailed()
  return { outcome: 'taken' }
}

/** Files first, on the disk itself; then the lead and its mails, or the files go again. */
async function stored(
  sending: Sending,
  { taken, described }: ReadFiles,
  { origin }: Sender,
  { stores, leadFolder }: LeadTaking,
) {
  const { site } = sending
  const links = await leadLinks(stores, { siteId: site.id, origin }, sending)
  const names: string[] = []
  let isKept = false
  try {
    for (const { incoming } of taken) names.push(await incoming.keep())
    const lead: NewLead = newLead(
      sending,
      described.map((file, place) => ({ ...file, stored: names[place] ?? '' })),
    )
    const received = await stores.leads.receive(site.id, lead, (written) =>
      leadMails(written, site, links, undefined, sending.addressee),
    )
    isKept = received.outcome === 'stored'
    return received
  } finally {
    if (!isKept) await leadFolder.remove(names)
  }
}

/** One mail a day: the desk shows the rest. A request that is written down is not lost without it. */
async function tellOfCrowd(
  { site, now }: Sending,
  { backOffice, warn }: Sender,
  { stores }: LeadTaking,
): Promise<void> {
  try {
    await stores.outbox.add(site.id, crowdedMail(site, backOffice, now), now.toISOString())
  } catch (cause) {
    warn('Le cabinet n’a pas pu être averti d’un afflux de demandes.', cause)
  }
}
