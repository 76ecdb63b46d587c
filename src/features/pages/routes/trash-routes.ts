import type { PathChange } from '../store/page-paths.ts'
import type { PageStore } from '../store/page-store.ts'
import type { TrashStore } from '../store/trash/trash-store.ts'
import type { TrashEntry } from '../store/trash/trash-store.ts'
import { PathsTakenError } from '../store/tree/page-tree-error.ts'
import { pageTrash, type TakenAddress, type TrashedPage } from '../contract/trash.ts'
import { pages } from '../contract/pages.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { Page } from '#base/core/page/page.ts'
import { TRASH_DAYS } from '../rules/retention.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { nameOfPage } from './page-properties.ts'
import { removalPreview } from './removal-preview.ts'

const DAY = 86_400_000

interface Stores {
  pages: PageStore
  trash: TrashStore
}

/** The bin: pages go there with those below them, come back, or are erased for good. */
export function trashRoutes(
  serve: Serve<Stores>,
  { stores, uses, clock }: { stores: Stores; uses: Uses; clock(): Date },
): void {
  serve(pages.removal, (call) => removalPreview({ stores, uses }, call, call.params.id))

  serve(pages.trash, async ({ siteId, user, params: { id }, audited }) => {
    await nameOfPage(stores, siteId, id)
    return audited(
      (entry: TrashEntry) => ({
        action: 'page.trash',
        subject: `page:${id}`,
        title: entry.name,
        before: { path: entry.path, pages: entry.pages },
      }),
      (inner) => inner.trash.put(siteId, id, { id: user.id, name: user.name }),
    )
  })

  mediaTrashRoutes(serve, { stores, clock })
}

/** What lies in the bin. */
function mediaTrashRoutes(
  serve: Serve<Stores>,
  { stores, clock }: { stores: Stores; clock(): Date },
): void {
  const found = async (siteId: number, id: number): Promise<TrashEntry> => {
    const entry = await stores.trash.find(siteId, id)
    if (entry !== null) return entry
    throw new Refused(
      'absent',
      'Cette page n’est plus dans la corbeille : elle a été restaurée ou effacée entre-temps.',
    )
  }

  serve(pageTrash.list, async ({ siteId }) => {
    const [entries, fr, en] = await Promise.all([
      stores.trash.list(siteId),
      stores.pages.tree(siteId, 'fr'),
      stores.pages.tree(siteId, 'en'),
    ])
    const there = new Set([...fr, ...en].map(({ id }) => id))
    const data = entries.map((entry) => shown(entry, there))
    return { data, total: data.length, days: TRASH_DAYS }
  })

  serve(pageTrash.restore, async ({ siteId, params: { id }, body, audited }) => {
    await found(siteId, id)
    const { parentId, position, withFreePaths } = body
    try {
      const { page, paths } = await audited(
        (back: { page: Page; paths: PathChange[] }) => ({
          action: 'page.restore',
          subject: `page:${back.page.id}`,
          title: back.page.name,
          after: { path: back.page.path },
        }),
        (inner) =>
          inner.trash.restore(siteId, id, {
            withFreePaths,
            ...(parentId === undefined ? {} : { parentId }),
            ...(position === undefined ? {} : { position }),
          }),
      )
      return { id: page.id, name: page.name, path: page.path, addresses: paths }
    } catch (error) {
      if (!(error instanceof PathsTakenError)) throw error
      const taken: TakenAddress[] = error.taken.map(({ name, path, takenBy, proposed }) => ({
        name,
        path,
        takenBy,
        proposed,
      }))
      throw new Refused('conflict', error.message, { taken })
    }
  })

  serve(pageTrash.erase, async ({ siteId, params: { id }, audited }) => {
    const entry = await found(siteId, id)
    await audited(
      {
        action: 'page.erase',
        subject: `page:${entry.pageId}`,
        title: entry.name,
        before: { path: entry.path, pages: entry.pages },
      },
      (inner) => inner.trash.remove(siteId, id),
    )
  })

  serve(pageTrash.purge, async ({ siteId, audited }) => {
    const before = new Date(clock().getTime() - TRASH_DAYS * DAY).toISOString()
    const erased = await audited(
      (count: number) => ({
        action: 'page.erase-old',
        subject: 'trash',
        title: 'Corbeille',
        after: { erased: count, before },
      }),
      (inner) => inner.trash.purge(before, siteId),
    )
    return { erased }
  })
}

const shown = (entry: TrashEntry, there: ReadonlySet<number>): TrashedPage => ({
  id: entry.id,
  pageId: entry.pageId,
  name: entry.name,
  path: entry.path,
  pages: entry.pages,
  parentId: entry.parentId,
  parentName: entry.parentName,
  hasParent: there.has(entry.parentId),
  trashedAt: entry.trashedAt,
  by: entry.by.name,
  erasedAt: new Date(Date.parse(entry.trashedAt) + TRASH_DAYS * DAY).toISOString(),
})
