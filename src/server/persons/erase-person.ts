import type { ContentStore, Person } from '#content/store.ts'
import type { LeadFolder } from '#leads/lead-folder.ts'
import { forgetWritten } from '#mail/written-mails.ts'

/** Folders in which something of a person may lie. */
export interface PersonalFolders {
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
}

/**
 * Removes what the store keeps of a person: requests with their notes, mails, subscription. The
 * files that went with them are named, to be removed once the store has let go.
 */
export async function eraseRows(
  store: ContentStore,
  siteId: number,
  person: Person,
  now: Date,
): Promise<string[]> {
  if ('email' in person) {
    await store.outbox.forget(siteId, person.email)
    await store.newsletter.forget(siteId, person.email, now.toISOString())
  }
  return (await store.leads.eraseByPerson(siteId, person)).files
}

/** Removes files of requests, and mails of a person that were written to a folder. */
export async function eraseFiles(
  { leadFolder, outboxDir }: PersonalFolders,
  person: Person,
  files: readonly string[],
): Promise<void> {
  if ('email' in person) await forgetWritten(outboxDir, person.email)
  await leadFolder.remove(files)
}
