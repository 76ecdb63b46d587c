import { forgetWritten } from '#framework/mail/written-mails.ts'
import type { Person } from '../rules/lead.ts'
import type { RemovedLeads } from '../store/lead-store.ts'
import type { LeadFolder } from './lead-folder.ts'

/** Folders in which something of a person may lie. */
export interface PersonalFolders {
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
}

/** What has to go from the disk once the database has let go. */
export type ErasedRows = Pick<RemovedLeads, 'files' | 'mailKeys'> & { siteId: number }

/** Removes files of requests, and the mails about them or to a person that were written to a folder. */
export async function eraseFiles(
  { leadFolder, outboxDir }: PersonalFolders,
  { siteId, files, mailKeys }: ErasedRows,
  person?: Person,
): Promise<void> {
  const email = person !== undefined && 'email' in person ? person.email : undefined
  await forgetWritten(outboxDir, { email, siteId, keys: mailKeys })
  await leadFolder.remove(files)
}
