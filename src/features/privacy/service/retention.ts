import { isLongAgo, LAST_PURGE } from '#base/platform/installation/last-purge.ts'
import { Cron } from 'croner'
import type { InstallationState } from '#base/platform/installation/installation-state.ts'
import type { RateLimits } from '#base/platform/db/tables/rate-limits.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import type { DocumentStore } from '#features/publishing/store/document-store.ts'
import type { DocumentContents } from '#features/publishing/store/document-contents.ts'
import type { TextStore } from '#features/publishing/store/text-store.ts'
import type { RevisionStore } from '#features/publishing/store/revision-store.ts'
import type { LeadStore } from '#features/leads/store/lead-store.ts'
import type { MediaStore } from '#features/media/store/media-store.ts'
import type { NewsletterStore } from '#features/newsletter/store/newsletter-store.ts'
import type { TrashStore } from '#features/pages/store/trash/trash-store.ts'
import type { TreeChangeStore } from '#features/pages/store/tree/tree-change-store.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import { LEAD_FORMS, type LeadForm } from '#features/leads/rules/lead.ts'
import { CONFIRMATION_DAYS, MONTHS_AFTER_LEAVING } from '#features/newsletter/rules/newsletter.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'
import { TRASH_DAYS } from '#features/pages/rules/retention.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { LeadFolder } from '#features/leads/service/lead-folder.ts'
import { purgeMedia } from '#features/media/service/purge-media.ts'
import { eraseFiles } from '#features/leads/service/erase-files.ts'

/** Every night in Paris, when nobody waits for a page. */
const NIGHTLY = '17 3 * * *'

/** Marks of addresses are forgotten soon after the window in which they count. */
const OFTEN = '*/10 * * * *'

const DAY = 86_400_000

/** What a purge removed. */
export interface Purged {
  leads: Readonly<Partial<Record<LeadForm, number>>>
  subscribers: number
  /** Files that no lead named any more. */
  files: number
  /** Removals of pages and texts that lay in the bin for too long. */
  trash: number
}

interface PurgedStores {
  sites: SiteStore
  leads: LeadStore
  newsletter: NewsletterStore
  rateLimits: RateLimits
  accounts: AccountStore
  revisions: RevisionStore
  documents: DocumentStore
  trash: TrashStore
  texts: TextStore
  documentContents: DocumentContents
  treeChanges: TreeChangeStore
  media: MediaStore
  installation: InstallationState
  cleanErased(): Promise<boolean>
}

interface Purging {
  stores: PurgedStores
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
  now: Date
  /** Told of a site that could not be purged; the others are. Its fault is thrown unless given. */
  failed?: SiteFailed
}

type SiteFailed = (siteId: number, cause: unknown) => void

const rethrow: SiteFailed = (_siteId, cause) => {
  throw cause
}

/** Works on each site; one that fails keeps nobody else from it. */
async function onEachSite(
  stores: { sites: SiteStore },
  failed: SiteFailed,
  work: (siteId: number) => Promise<void>,
): Promise<void> {
  for (const siteId of (await stores.sites.versions()).keys()) {
    try {
      await work(siteId)
    } catch (cause) {
      failed(siteId, cause)
    }
  }
}

/** Removes everything that is past its retention, on all sites. */
export async function purgeExpired({
  stores,
  leadFolder,
  outboxDir,
  now,
  failed = rethrow,
}: Purging): Promise<Purged> {
  const at = now.toISOString()
  const leads: Partial<Record<LeadForm, number>> = {}
  await onEachSite(stores, failed, async (siteId) => {
    const { byForm, files, mailKeys } = await stores.leads.purgeExpired(siteId, at)
    await eraseFiles({ leadFolder, outboxDir }, { siteId, files, mailKeys })
    for (const form of LEAD_FORMS) {
      const count = byForm[form] ?? 0
      if (count > 0) leads[form] = (leads[form] ?? 0) + count
    }
  })
  const subscribers = await stores.newsletter.purge({
    endedBefore: at,
    pendingBefore: new Date(now.getTime() - CONFIRMATION_DAYS * DAY).toISOString(),
    unsubscribedBefore: monthsLater(at, -MONTHS_AFTER_LEAVING),
  })
  await stores.rateLimits.purge(now)
  await stores.accounts.purge(now)
  await stores.revisions.purge(now)
  await stores.documents.purge(at)
  const forgotten = new Date(now.getTime() - TRASH_DAYS * DAY).toISOString()
  const pages = await stores.trash.purge(forgotten)
  // Nobody who left the firm lives on in the history.
  await stores.documentContents.forgetTrashed('person', forgotten)
  const texts = await stores.texts.purgeTrash(forgotten)
  await stores.treeChanges.purge(forgotten)
  const files = await leadFolder.sweep(() => stores.leads.files(), now)
  if (Object.keys(leads).length > 0 || subscribers > 0) await stores.cleanErased()
  return { leads, subscribers, files, trash: pages + texts }
}

const NOT_PURGED = 'Les données dont la durée est passée n’ont pas pu être effacées.'

/** Milliseconds for which a clock that is doubted must go on saying the same; a night is not quite a day. */
const DOUBT = 23 * 3_600_000

/**
 * Whether the clock may be believed: what a purge takes away does not come back, and a clock that
 * was set on by a year would have it take nearly everything. After a long time without a purge, as
 * seen by the clock, it waits a day of the machine's own running.
 * @param running milliseconds that only ever rise, whatever the clock says
 */
export function clockDoubt(running: () => number): (last: string | null, now: Date) => boolean {
  let since: number | null = null
  return (last, now) => {
    const isLate = isLongAgo(last, now)
    since = isLate ? (since ?? running()) : null
    return since !== null && running() - since < DOUBT
  }
}

interface Nightly extends Omit<Purging, 'now' | 'failed'> {
  /** Folder of `/media/…`, for what has lain in the bins long enough. */
  mediaDir: string
  clock(): Date
  info(purged: Purged): void
  warn: Warn
  /** Milliseconds that only ever rise; the process's own unless given. */
  running?(): number
}

/**
 * Purges at the start of a server and every night, so that nobody has to remember it.
 * @returns how to end it: what is under way is waited for
 */
export function nightlyPurge({
  clock,
  info,
  warn,
  mediaDir,
  running: rising = () => performance.now(),
  ...parts
}: Nightly): {
  /** Purges now, after whatever is under way. */
  run(): Promise<void>
  close(): Promise<void>
} {
  const { installation } = parts.stores
  const isDoubted = clockDoubt(rising)
  let running = Promise.resolve()
  const purgeAll = async (now: Date): Promise<Purged> => {
    const failed: SiteFailed = (siteId, cause) => warn(NOT_PURGED, cause, siteId)
    await onEachSite(parts.stores, failed, (siteId) =>
      purgeMedia(parts.stores, mediaDir, siteId, now),
    )
    return purgeExpired({ ...parts, now, failed })
  }
  const purgeUnlessDoubted = async (): Promise<void> => {
    const now = clock()
    const last = await installation.read(LAST_PURGE)
    if (isDoubted(last, now)) {
      warn(
        `L’horloge du serveur dit ${now.toISOString()}, et le dernier effacement des données dont la ` +
          `durée est passée date du ${last} : rien n’est effacé avant un jour de marche. Vérifiez la ` +
          'date de la machine.',
        undefined,
        null,
      )
      return
    }
    const purged = await purgeAll(now)
    // By a clock that went back the past would be forgotten.
    const at = now.toISOString()
    if (last === null || at > last) await installation.write(LAST_PURGE, at)
    info(purged)
  }
  const purge = () => {
    running = running
      .then(purgeUnlessDoubted)
      .catch((cause: unknown) => warn(NOT_PURGED, cause, null))
  }
  const nights = new Cron(NIGHTLY, { timezone: 'Europe/Paris', unref: true }, purge)
  const marks = new Cron(OFTEN, { unref: true }, () => {
    running = running
      .then(() => parts.stores.rateLimits.purge(clock()))
      .catch((cause: unknown) => warn('Le compte des envois n’a pas pu être effacé.', cause, null))
  })
  purge()
  return {
    async run() {
      purge()
      await running
    },
    async close() {
      nights.stop()
      marks.stop()
      await running
    },
  }
}
