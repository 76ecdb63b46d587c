import type { Page, PageKey, WidgetInstance } from '#base/core/page/page.ts'
import type { DraftFields } from '#base/core/page/page-draft.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { EVERYTHING, pageTags } from '#base/platform/db/site-changes.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { PageTables } from './page-tables.ts'
import { createPageWrites } from './page-writes.ts'
import { createWidgetStore } from './widget-store.ts'

/** A page with its widgets, as visitors have it. */
export interface PageContent {
  page: Page
  widgets: WidgetInstance[]
}

/** What makes the content of a page live, and a page not. */
export function createPageContents(db: Db<PageTables>, now: () => string) {
  return {
    /**
     * Puts fields and widgets live in place of those of `page`, and the page on the site. Options of
     * widgets are stored as they are.
     * @returns what is live now
     * @throws ContentError when the page is gone or a widget's number is taken
     */
    publish(
      siteId: number,
      page: Page,
      fields: Partial<DraftFields & Pick<Page, 'image'>>,
      widgets: readonly WidgetInstance[],
    ): Promise<PageContent> {
      const key = { pageId: page.id, lang: page.lang }
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const live = { ...fields, is_active: true }
          const after = await createPageWrites(trx, now).update(siteId, page.id, page.lang, live)
          const stored = widgets.map(({ options: text, ...widget }) => ({
            ...widget,
            options: {},
            text,
          }))
          return { page: after, widgets: await createWidgetStore(trx).replace(siteId, key, stored) }
        },
        isSeenElsewhere(page, fields) ? EVERYTHING : pageTags(page.id),
      )
    },

    /** Takes a page off the site. */
    async unpublish(siteId: number, { pageId, lang }: PageKey): Promise<void> {
      await createPageWrites(db, now).update(siteId, pageId, lang, { is_active: false })
    },
  }
}

export type PageContents = ReturnType<typeof createPageContents>

/** Menus, lists and trees show a page's title, description and picture, once it is there. */
const isSeenElsewhere = (
  page: Page,
  { title, description, image }: Partial<DraftFields & Pick<Page, 'image'>>,
): boolean =>
  !page.is_active ||
  (image !== undefined && image !== page.image) ||
  (title !== undefined && title !== page.title) ||
  (description !== undefined && description !== page.description)
