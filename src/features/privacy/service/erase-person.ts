import {
  type ErasedRows,
  eraseFiles,
  type PersonalFolders,
} from '#features/leads/service/erase-files.ts'
import { backupsHolding, type HoldingBackup } from './backups-holding.ts'
import type { KnownPerson } from './known-person.ts'
import type { PersonalStores } from './personal-stores.ts'
import type { Asked } from './team-person.ts'

/** What erasing a person needs. */
export interface Erasing extends PersonalFolders {
  stores: { cleanErased(): Promise<boolean>; engine: 'sqlite' | 'postgres' }
  clock(): Date
  /** Folder of backups, with the stamp of the last one. */
  backupDir: string
}

/**
 * Erases a person: rows, then files, then the bytes that the database still holds. `write` does the rows in one
 * transaction, and notes it where that is asked for.
 */
export async function erasePerson(
  deps: Erasing,
  siteId: number,
  { person, known }: { person: Asked; known: KnownPerson },
  write: (work: (stores: PersonalStores) => Promise<ErasedRows>) => Promise<ErasedRows>,
): Promise<Remains> {
  const erased = await write((stores) => eraseRows(stores, siteId, { person, known }, deps.clock()))
  await eraseFiles(deps, erased, 'name' in person ? undefined : person)
  return cleanRemains(deps.stores, deps.backupDir, knownSince(known))
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
async function cleanRemains(
  stores: { cleanErased(): Promise<boolean>; engine: 'sqlite' | 'postgres' },
  backupDir: string,
  since: string,
): Promise<Remains> {
  // A database that is busy is cleaned with the next erasure, or by the nightly purge.
  const isClean = await stores.cleanErased().catch(() => false)
  const backups = await backupsHolding(backupDir, since)
  return { isClean, isInLog: stores.engine === 'postgres', backups }
}

/** The first instant at which something of a person was written down; of the team nobody knows it. */
const knownSince = ({ leads, subscriptions, mails, team }: KnownPerson): string =>
  [
    ...leads.map(({ received_at }) => received_at),
    ...mails.map(({ createdAt }) => createdAt),
    ...subscriptions.map(({ askedAt }) => askedAt),
    ...team.map(() => ''),
  ].reduce((first, one) => (one < first ? one : first), '9999')

/** Removes what the database keeps of a person: requests with their notes, mails, subscription, the team's texts. */
async function eraseRows(
  stores: PersonalStores,
  siteId: number,
  { person, known }: { person: Asked; known: KnownPerson },
  now: Date,
): Promise<ErasedRows> {
  if ('email' in person) {
    await stores.outbox.forget(siteId, person.email)
    await stores.newsletter.forget(siteId, person.email, now.toISOString())
  }
  for (const { id } of known.team) {
    await stores.documentContents.erase(siteId, 'person', id)
    await stores.audit.forgetTitles(siteId, `person:${id}`)
  }
  if ('name' in person) return { siteId, files: [], mailKeys: [] }
  const { files, mailKeys } = await stores.leads.eraseByPerson(siteId, person)
  return { siteId, files, mailKeys }
}
