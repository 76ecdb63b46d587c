import { Cron } from 'croner'
import type { ContentStore } from '#content/store.ts'
import { LEAD_FORMS, type LeadForm } from '#domain/lead.ts'
import { CONFIRMATION_DAYS } from '#domain/newsletter.ts'
import { monthsLater, TRASH_DAYS } from '#domain/retention.ts'
import type { LeadFolder } from '#leads/lead-folder.ts'
import { purgeMedia } from './media/purge-media.ts'

/** Every night in Paris, when nobody waits for a page. */
const NIGHTLY = '17 3 * * *'

/** Marks of addresses are forgotten soon after the window in which they count. */
const OFTEN = '*/10 * * * *'

const DAY = 86_400_000

/** Months for which the address of who left the letter is kept, to show that it was asked for. */
const AFTER_LEAVING = 36

/** What a purge removed. */
export interface Purged {
  leads: Readonly<Partial<Record<LeadForm, number>>>
  subscribers: number
  /** Files that no lead named any more. */
  files: number
  /** Removals of pages that lay in the bin for too long. */
  trash: number
}

interface Purging {
  store: ContentStore
  leadFolder: LeadFolder
  now: Date
}

/** Removes everything that is past its retention, on all sites (issue 5, item 3). */
export async function purgeExpired({ store, leadFolder, now }: Purging): Promise<Purged> {
  const at = now.toISOString()
  const leads: Partial<Record<LeadForm, number>> = {}
  for (const id of (await store.sites.versions()).keys()) {
    const { byForm, files } = await store.leads.purgeExpired(id, at)
    await leadFolder.remove(files)
    for (const form of LEAD_FORMS) {
      const count = byForm[form] ?? 0
      if (count > 0) leads[form] = (leads[form] ?? 0) + count
    }
  }
  const subscribers = await store.newsletter.purge({
    pendingBefore: new Date(now.getTime() - CONFIRMATION_DAYS * DAY).toISOString(),
    unsubscribedBefore: monthsLater(at, -AFTER_LEAVING),
  })
  await store.rateLimits.purge(now)
  await store.accounts.purge(now)
  await store.revisions.purge(now)
  await store.drafts.purge(at)
  const forgotten = new Date(now.getTime() - TRASH_DAYS * DAY).toISOString()
  const trash = await store.trash.purge(forgotten)
  await store.treeChanges.purge(forgotten)
  const files = await leadFolder.sweep(() => store.leads.files(), now)
  return { leads, subscribers, files, trash }
}

interface Nightly extends Omit<Purging, 'now'> {
  /** Folder of `/media/…`, for what has lain in the bins long enough. */
  mediaDir: string
  clock(): Date
  info(purged: Purged): void
  warn(message: string, cause: unknown): void
}

/**
 * Purges at the start of a server and every night, so that nobody has to remember it.
 * @returns how to end it: what is under way is waited for
 */
export function nightlyPurge({ clock, info, warn, mediaDir, ...parts }: Nightly): {
  close(): Promise<void>
} {
  let running = Promise.resolve()
  const purgeAll = async (now: Date): Promise<Purged> => {
    for (const id of (await parts.store.sites.versions()).keys()) {
      await purgeMedia(parts.store, mediaDir, id, now)
    }
    return purgeExpired({ ...parts, now })
  }
  const purge = () => {
    running = running
      .then(() => purgeAll(clock()))
      .then(info, (cause: unknown) =>
        warn('Les données dont la durée est passée n’ont pas pu être effacées.', cause),
      )
  }
  const nights = new Cron(NIGHTLY, { timezone: 'Europe/Paris', unref: true }, purge)
  const marks = new Cron(OFTEN, { unref: true }, () => {
    running = running
      .then(() => parts.store.rateLimits.purge(clock()))
      .catch((cause: unknown) => warn('Le compte des envois n’a pas pu être effacé.', cause))
  })
  purge()
  return {
    async close() {
      nights.stop()
      marks.stop()
      await running
    },
  }
}
