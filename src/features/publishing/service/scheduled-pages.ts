import type { TakenSchedule } from '../store/draft-schedules.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import type { AuditStore } from '#features/audit/store/audit-store.ts'
import type { DraftStore } from '../store/draft-store.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Warn } from '#base/kit/warn.ts'
import { Refused } from '#base/kit/refused.ts'
import { type EditedPageStores, requirePage } from './edited-page.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { named, publishContent } from './publish-draft.ts'

/** Milliseconds between two looks: what is due happens well within a minute. */
const LOOK = 10_000

/** Milliseconds for which another server leaves alone what one is doing; then it counts as dead. */
const LEASE = 30_000

const EXPIRED = 10

interface ScheduleStores {
  drafts: DraftStore
  atomically: Atomically<EditedPageStores & { audit: AuditStore }>
}

interface Parts {
  stores: ScheduleStores
  widgets: Widgets
  clock(): Date
  warn: Warn
}

/**
 * Publishes and unpublishes what is due on any site, each once: taken under a lease, done and
 * struck off in one transaction. What the widgets refuse stays as a failure with its reason; what
 * failed for another cause is tried again when the lease is over.
 * @returns how many were done
 */
export async function fireSchedules(parts: Parts): Promise<number> {
  const { stores, clock, warn } = parts
  const now = clock()
  const taken = await stores.drafts.schedules.take({
    now: now.toISOString(),
    until: new Date(now.getTime() + LEASE).toISOString(),
    limit: EXPIRED,
  })
  let done = 0
  for (const schedule of taken) {
    try {
      if (await fire(parts, schedule, now.toISOString())) done += 1
    } catch (cause) {
      if (cause instanceof Refused || cause instanceof ContentError) {
        await noteFailure(stores, schedule, cause.message).catch((fault: unknown) =>
          warn('L’échec de ce qui était programmé n’a pas pu être noté.', fault, schedule.siteId),
        )
      }
      const what = schedule.action === 'publish' ? 'mise en ligne' : 'retirée'
      warn(
        `La page ${schedule.pageId} (${schedule.lang}) n’a pas pu être ${what} à l’heure.`,
        cause,
        schedule.siteId,
      )
    }
  }
  return done
}

/** `false` when somebody else did it, or took it back, meanwhile. */
const fire = ({ stores, widgets }: Parts, schedule: TakenSchedule, at: string): Promise<boolean> =>
  stores.atomically(async (inside) => {
    if (!(await inside.drafts.schedules.done(schedule))) return false
    const { siteId, action, actor, content, base } = schedule
    if (action === 'publish') {
      if (content === null) throw new ContentError('Le brouillon programmé est illisible.')
      const publication = { base, actor, at, content }
      const { note } = await publishContent(
        { stores: inside, widgets },
        siteId,
        schedule,
        publication,
      )
      await inside.audit.add(siteId, actor, { ...note, action: 'page.publish-scheduled' })
    } else {
      const page = await requirePage(inside, siteId, schedule)
      await inside.drafts.unpublish(siteId, schedule, { actor, at })
      await inside.audit.add(siteId, actor, named('page.unpublish-scheduled', page))
    }
    return true
  })

/** The reason is kept where editors see it, and in the log of who did what. */
const noteFailure = (
  stores: ScheduleStores,
  schedule: TakenSchedule,
  reason: string,
): Promise<void> =>
  stores.atomically(async (inside) => {
    if (!(await inside.drafts.schedules.failed(schedule, reason))) return
    const { siteId, pageId, lang, action, actor } = schedule
    const page = await inside.pages.find(siteId, pageId, lang)
    await inside.audit.add(siteId, actor, {
      action: `page.${action}-failed`,
      subject: `page:${pageId}`,
      title: page?.name ?? `Page ${pageId}`,
      after: reason,
    })
  })

/**
 * Looks for what is due at the start of a server and every ten seconds.
 * @returns how to end it: what is under way is waited for
 */
export function scheduleLoop(parts: Parts): { close(): Promise<void> } {
  let running = Promise.resolve()
  let isBusy = false
  const look = () => {
    if (isBusy) return
    isBusy = true
    running = fireSchedules(parts).then(
      () => {
        isBusy = false
      },
      (cause: unknown) => {
        isBusy = false
        parts.warn('Ce qui est programmé n’a pas pu être lu ; un nouvel essai suit.', cause, null)
      },
    )
  }
  const timer = setInterval(look, LOOK)
  timer.unref()
  look()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
