import type { Page, PageNode } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { nestedSetFaults } from './tree/nested-set.ts'
import { pageOutline, type PageOutline } from './tree/page-outline.ts'
import { PAGE_COLUMNS, selectNodes, selectPages, toPage, toPageNode } from './page-rows.ts'
import { isId, isStorableText } from '#base/platform/db/column-values.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from './page-tables.ts'
import { prepare } from '#base/platform/db/prepared.ts'

const byPath = prepare<{ siteId: number; path: string }>()((db: Db<PageTables>, value) =>
  selectPages(db)
    .select(PAGE_COLUMNS)
    .where('page_translation.site_id', '=', value('siteId'))
    .where('page_translation.path', '=', value('path')),
)

const byId = prepare<{ siteId: number; id: number; lang: string }>()((db: Db<PageTables>, value) =>
  selectPages(db)
    .select(PAGE_COLUMNS)
    .where('page_translation.site_id', '=', value('siteId'))
    .where('page_translation.page_id', '=', value('id'))
    .where('page_translation.lang', '=', value('lang')),
)

const inTreeOrder = prepare<{ siteId: number; lang: string }>()((db: Db<PageTables>, value) =>
  selectNodes(db)
    .where('page.site_id', '=', value('siteId'))
    .where('page_translation.lang', '=', value('lang'))
    .orderBy('page.lft'),
)

/** What is asked of the pages of a site; the questions of every page view are compiled once. */
export function createPageReads(db: Db<PageTables>) {
  return {
    async findByPath(siteId: number, path: string): Promise<Page | null> {
      const [row] = isStorableText(path) ? await byPath(db, { siteId, path }) : []
      return row === undefined ? null : toPage(row)
    },

    async find(siteId: number, id: number, lang: Language): Promise<Page | null> {
      const [row] = isId(id) ? await byId(db, { siteId, id, lang }) : []
      return row === undefined ? null : toPage(row)
    },

    /** Every page of a language in tree order (`lft`). */
    async tree(siteId: number, lang: Language): Promise<PageNode[]> {
      return (await inTreeOrder(db, { siteId, lang })).map(toPageNode)
    },

    /** Every page of a language with its whole record, in tree order. */
    async records(siteId: number, lang: Language): Promise<Page[]> {
      const rows = await selectPages(db)
        .select(PAGE_COLUMNS)
        .where('page.site_id', '=', siteId)
        .where('page_translation.lang', '=', lang)
        .orderBy('page.lft')
        .execute()
      return rows.map(toPage)
    },

    /** What every page view must know of all pages, as one question. */
    outline: (siteId: number): Promise<PageOutline> => pageOutline(db, siteId),

    /** Faults of the nested set, as sentences; empty when it is right. */
    async check(siteId: number): Promise<string[]> {
      const nodes = await db
        .selectFrom('page')
        .select(['id', 'lft', 'rgt', 'level'])
        .where('site_id', '=', siteId)
        .orderBy('lft')
        .orderBy('id')
        .execute()
      return nestedSetFaults(nodes)
    },
  }
}
