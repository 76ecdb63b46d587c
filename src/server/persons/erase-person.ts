import type { ContentStore } from '#content/store.ts'
import type { RemovedLeads } from '#content/lead-store.ts'
import type { Person } from '#domain/lead.ts'
import type { LeadFolder } from '#leads/lead-folder.ts'
import { forgetWritten } from '#mail/written-mails.ts'
import { backupsHolding, type HoldingBackup } from './backups-holding.ts'
import type { KnownPerson } from './known-person.ts'

/** Folders in which something of a person may lie. */
export interface PersonalFolders {
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
}

/** What is left of a person who was erased, for whoever asked. */
export interface Remains {
  /** Whether the database's own files hold nothing of them any more. */
  isClean: boolean
  /** Whether PostgreSQL keeps them in its log until it is rotated. */
  isInLog: boolean
  backups: HoldingBackup[]
}

/**
 * Has the database let go of the bytes of whoever was just erased, and says where copies still lie.
 * @param since instant before which there was nothing of them
 */
export async function cleanRemains(
  store: ContentStore,
  backupDir: string,
  since: string,
): Promise<Remains> {
  // A database that is busy is cleaned with the next erasure, or by the nightly purge.
  const isClean = await store.cleanErased().catch(() => false)
  const backups = await backupsHolding(backupDir, since)
  return { isClean, isInLog: store.engine === 'postgres', backups }
}

/** The first instant at which something of a person was written down. */
export const knownSince = ({ leads, subscription, mails }: KnownPerson): string =>
  [
    ...leads.map(({ received_at }) => received_at),
    ...mails.map(({ createdAt }) => createdAt),
    ...(subscription === null ? [] : [subscription.askedAt]),
  ].reduce((first, one) => (one < first ? one : first), '9999')

/** What has to go from the disk once the store has let go. */
export type ErasedRows = Pick<RemovedLeads, 'files' | 'nonces'> & { siteId: number }

/** Removes what the store keeps of a person: requests with their notes, mails, subscription. */
export async function eraseRows(
  store: ContentStore,
  siteId: number,
  person: Person,
  now: Date,
): Promise<ErasedRows> {
  if ('email' in person) {
    await store.outbox.forget(siteId, person.email)
    await store.newsletter.forget(siteId, person.email, now.toISOString())
  }
  const { files, nonces } = await store.leads.eraseByPerson(siteId, person)
  return { siteId, files, nonces }
}

/** Removes files of requests, and the mails about them or to a person that were written to a folder. */
export async function eraseFiles(
  { leadFolder, outboxDir }: PersonalFolders,
  { siteId, files, nonces }: ErasedRows,
  person?: Person,
): Promise<void> {
  const email = person !== undefined && 'email' in person ? person.email : undefined
  await forgetWritten(outboxDir, { email, siteId, nonces })
  await leadFolder.remove(files)
}
