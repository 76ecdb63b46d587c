import type { PageStore } from '../store/page-store.ts'
import type { RedirectStore } from '../store/redirects/redirect-store.ts'
import type { TreeChangeStore } from '../store/tree/tree-change-store.ts'
import type { WithTransactions } from '#base/platform/db/transaction.ts'
import type { TreeChange } from '../store/tree/tree-changes.ts'
import { pages, type TreeDone } from '../contract/pages.ts'
import type { Page } from '#base/core/page/page.ts'
import type { Serve } from '#framework/api/serve.ts'
import { nameOfPage } from './page-properties.ts'
import { changed } from './change-page.ts'
import { rehearsed } from '#framework/api/dry-run.ts'
import { previewed } from './tree-preview.ts'

type Renamed = TreeDone & { before: Page; after: Page }

interface Stores {
  pages: PageStore
  redirects: RedirectStore
  treeChanges: TreeChangeStore
}

/** Names and places of pages: looked at before, done, and undone. */
export function structureRoutes(
  serve: Serve<Stores>,
  { stores }: { stores: WithTransactions<Stores> },
): void {
  serve(pages.preview, ({ siteId, params: { id }, body: { move, change } }) =>
    rehearsed(stores, (inner) =>
      previewed(inner, siteId, async () => {
        if (move) await inner.pages.move(siteId, id, move.parentId, move.position)
        if (change) await changed(inner, siteId, id, change)
      }),
    ),
  )

  serve(pages.rename, ({ siteId, params: { id }, body: { lang, name }, audited }) =>
    audited(
      ({ before, after }: Renamed) => ({
        action: 'page.rename',
        subject: `page:${id}`,
        title: name,
        before: { name: before.name, path: before.path },
        after: { name, path: after.path },
      }),
      async (inner) => {
        const { before, after } = await changed(inner, siteId, id, {
          lang,
          texts: { name },
          shared: {},
        })
        // A name that was the same already has nothing to undo.
        const change =
          before.name === after.name ? null : await inner.treeChanges.latest(siteId, id)
        return { before, after, change: change?.id ?? null, addresses: change?.paths ?? [] }
      },
    ).then(({ change, addresses }) => ({ change, addresses })),
  )

  serve(pages.move, async ({ siteId, params: { id }, body: { parentId, position }, audited }) => {
    const title = await nameOfPage(stores, siteId, id)
    return audited(
      ({ addresses }: TreeDone) => ({
        action: 'page.move',
        subject: `page:${id}`,
        title,
        before: { path: addresses[0]?.from },
        after: { parent: parentId, position, path: addresses[0]?.to },
      }),
      async (inner) => {
        await inner.pages.move(siteId, id, parentId, position)
        const change = await inner.treeChanges.latest(siteId, id)
        return { change: change?.id ?? null, addresses: change?.paths ?? [] }
      },
    )
  })

  serve(pages.order, async ({ siteId, params: { id }, body: { ids }, audited }) => {
    const title = await nameOfPage(stores, siteId, id)
    await audited(
      { action: 'page.order', subject: `page:${id}`, title, after: { order: ids } },
      (inner) => inner.pages.reorder(siteId, id, ids),
    )
  })

  copyRoutes(serve, stores)
}

/** A page made of another, and what is undone. */
function copyRoutes(serve: Serve<Stores>, stores: Stores): void {
  serve(pages.duplicate, async ({ siteId, params: { id }, body, audited }) => {
    const title = await nameOfPage(stores, siteId, id)
    return audited(
      (copy: { id: number; name: string }) => ({
        action: 'page.duplicate',
        subject: `page:${copy.id}`,
        title: copy.name,
        before: { page: id, name: title },
        after: body,
      }),
      async (inner) => {
        const copy = await inner.pages.duplicate(siteId, id, body)
        return { id: copy, name: await nameOfPage(inner, siteId, copy) }
      },
    )
  })

  serve(pages.undo, ({ siteId, params: { id }, audited }) =>
    audited(
      (change: TreeChange) => ({
        action: 'page.undo',
        subject: `page:${change.pageId}`,
        title: change.name,
        before: { paths: change.paths.map(({ to }) => to).slice(0, MOST_TOLD) },
        after: { paths: change.paths.map(({ from }) => from).slice(0, MOST_TOLD) },
      }),
      (inner) => inner.treeChanges.undo(siteId, id),
    ),
  )
}

/** Addresses that one entry of the log tells. */
const MOST_TOLD = 20
