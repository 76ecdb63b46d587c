import type { Stores } from '#app/stores.ts'

export const EDITOR = { id: 'u1', name: 'Claire Aubry' }

/** Everything that a visitor could notice of the tree. */
export async function visibleTree(stores: Stores, siteId: number) {
  const [fr, en] = await Promise.all([
    stores.pages.records(siteId, 'fr'),
    stores.pages.records(siteId, 'en'),
  ])
  const widgets = await Promise.all(
    [...fr, ...en].map(({ id, lang }) => stores.widgets.of(siteId, { pageId: id, lang })),
  )
  const pages = [...fr, ...en].map((page) => ({ ...page, updated_at: '' }))
  return { pages, widgets, redirects: await stores.redirects.list(siteId) }
}

/** The change that would be undone. */
export const latestChange = async (stores: Stores, siteId: number, pageId: number) => {
  const change = await stores.treeChanges.latest(siteId, pageId)
  if (change === null) throw new Error('There is nothing to undo.')
  return change
}

/** Columns in columns, with a text in them. */
export const nestedColumns = (id: number, inner: number, deeper: number) => ({
  id,
  zone: 'content',
  type: 'columns',
  version: 1,
  options: {
    columns: [
      {
        width: 12,
        widgets: [
          {
            id: inner,
            type: 'columns',
            version: 1,
            options: {
              columns: [
                { widgets: [{ id: deeper, type: 'text', version: 2, options: { id: 7 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
})
