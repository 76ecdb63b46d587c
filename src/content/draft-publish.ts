import { setImmediate } from 'node:timers/promises'
import type { Page } from '#domain/page.ts'
import type { DraftFields } from '#domain/page-draft.ts'
import type { DraftStore } from './draft-port.ts'
import { hashOf, type LivePage, livePage } from './draft-rows.ts'
import { createPublishRequests } from './draft-requests.ts'
import { createSchedules } from './draft-schedules.ts'
import { openDraft, writeDraft } from './draft-row.ts'
import { createPages } from './pages.ts'
import { addRevision, newestLive } from './revisions.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { EVERYTHING, pageTags } from './site-changes.ts'
import { writeSite } from './transaction.ts'
import { createWidgets } from './widgets.ts'

/** What makes a draft live, and a page not: each is one transaction. */
export function createPublishing(
  db: Database,
  now: () => string,
): Pick<DraftStore, 'publish' | 'unpublish'> {
  return {
    async publish(siteId, key, { base, content, actor, at }) {
      const touched = async (trx: DatabaseTransaction) => {
        const { page } = await livePage(trx, siteId, key)
        return isSeenElsewhere(page, content.fields) ? EVERYTHING : pageTags(key.pageId)
      }
      const work = async (trx: DatabaseTransaction) => {
        const row = await openDraft(trx, siteId, key, at)
        // Each step reads or writes a whole page: the loop goes on between them.
        await setImmediate()
        await keepLive(trx, siteId, await livePage(trx, siteId, key), at)
        await setImmediate()
        await createPages(trx, now).update(siteId, key.pageId, key.lang, {
          ...content.fields,
          is_active: true,
        })
        await createWidgets(trx).replace(
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

    async unpublish(siteId, key, { actor, at }) {
      await writeSite(db, siteId, async (trx) => {
        const live = await livePage(trx, siteId, key)
        await addRevision(trx, siteId, live, { kind: 'unpublished', actor, at })
        await createPages(trx, now).update(siteId, key.pageId, key.lang, { is_active: false })
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
  trx: DatabaseTransaction,
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
