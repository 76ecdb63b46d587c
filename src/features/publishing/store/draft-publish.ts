import type { Actor } from '#base/core/account.ts'
import { setImmediate } from 'node:timers/promises'
import type { Page, PageKey } from '#base/core/page/page.ts'
import type { DraftFields, DraftContent } from '#base/core/page/page-draft.ts'
import { hashOf, type LivePage, livePage } from './draft-rows.ts'
import { createPublishRequests } from './draft-requests.ts'
import { createSchedules } from './draft-schedules.ts'
import { openDraft, writeDraft } from './draft-row.ts'
import { createPageWrites } from '#features/pages/store/page-writes.ts'
import { addRevision, newestLive } from './revision-store.ts'
import { EVERYTHING, pageTags } from '#base/platform/db/site-changes.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import { createWidgetStore } from '#features/pages/store/widget-store.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { DraftTables } from './draft-tables.ts'

type Tables = DraftTables & PageTables

/** What is published, and under which counter. */
export interface Publication {
  base: number
  content: DraftContent
  actor: Actor
  at: string
}

/** What makes a draft live, and a page not: each is one transaction. */
export function createPublishing(db: Db<Tables>, now: () => string) {
  return {
    /**
     * Puts content live: widgets, fields, both versions into the history, the page active; the draft
     * and what was scheduled or asked of it go. A draft that was saved after `base` stays.
     * @throws ContentError when the page does not exist or a widget's number is taken
     * @returns the revision of what is live now
     */
    async publish(
      siteId: number,
      key: PageKey,
      { base, content, actor, at }: Publication,
    ): Promise<number> {
      const touched = async (trx: Transaction<Tables>) => {
        const { page } = await livePage(trx, siteId, key)
        return isSeenElsewhere(page, content.fields) ? EVERYTHING : pageTags(key.pageId)
      }
      const work = async (trx: Transaction<Tables>) => {
        const row = await openDraft(trx, siteId, key, at)
        // Each step reads or writes a whole page: the loop goes on between them.
        await setImmediate()
        await keepLive(trx, siteId, await livePage(trx, siteId, key), at)
        await setImmediate()
        await createPageWrites(trx, now).update(siteId, key.pageId, key.lang, {
          ...content.fields,
          is_active: true,
        })
        await createWidgetStore(trx).replace(
          siteId,
          key,
          content.widgets.map(({ options, ...widget }) =>
            typeof options === 'string'
              ? { ...widget, options: {}, text: options }
              : { ...widget, options },
          ),
        )
        await setImmediate()
        const live = await livePage(trx, siteId, key)
        const revision = await addRevision(trx, siteId, live, { kind: 'published', actor, at })
        const who = { user_id: actor.id, user_name: actor.name, at }
        await writeDraft(
          trx,
          siteId,
          key,
          row.counter === base
            ? { ...who, what: 'published', content: '', live_hash: '', counter: base + 1 }
            : // What was typed after the approval goes on from what is live now.
              { live_hash: live.hash },
        )
        await createSchedules(trx).remove(siteId, key, 'publish')
        await createPublishRequests(trx).remove(siteId, key)
        return revision
      }
      return writeSite(db, siteId, work, touched)
    },

    /** Takes a page off the site; what was live goes into the history. */
    async unpublish(
      siteId: number,
      key: PageKey,
      { actor, at }: { actor: Actor; at: string },
    ): Promise<void> {
      await writeSite(db, siteId, async (trx) => {
        const live = await livePage(trx, siteId, key)
        await addRevision(trx, siteId, live, { kind: 'unpublished', actor, at })
        await createPageWrites(trx, now).update(siteId, key.pageId, key.lang, { is_active: false })
        await createSchedules(trx).remove(siteId, key, 'unpublish')
      })
    },
  }
}

/** Menus, lists and trees show a page's title and description, once it is there. */
const isSeenElsewhere = (page: Page, { title, description }: Partial<DraftFields>): boolean =>
  !page.is_active ||
  (title !== undefined && title !== page.title) ||
  (description !== undefined && description !== page.description)

/** Keeps what is live until now, unless the history's newest live version says the same. */
async function keepLive(
  trx: Transaction<Tables>,
  siteId: number,
  live: LivePage,
  at: string,
): Promise<void> {
  const newest = await newestLive(trx, siteId, live.page)
  const isKept = newest !== null && hashOf(newest.page, newest.widgets) === live.hash
  if (isKept) return
  const actor = { id: '', name: '' }
  await addRevision(trx, siteId, live, { kind: 'before', actor, at })
}
