import { nestedSetFaults } from './nested-set.ts'
import { pageOutline } from './page-outline.ts'
import { PAGE_COLUMNS, PAGE_NODE_COLUMNS, selectPages, toPage, toPageNode } from './page-rows.ts'
import { prepare } from './prepared.ts'
import type { Database, DatabaseHandle } from './schema.ts'
import { isId, isStorableText } from './column-values.ts'
import type { ContentStore } from './store.ts'

type PageReads = Pick<
  ContentStore['pages'],
  'findByPath' | 'find' | 'tree' | 'records' | 'outline' | 'linkTexts' | 'check'
>

const byPath = prepare<{ siteId: number; path: string }>()((db: DatabaseHandle, value) =>
  selectPages(db)
    .select(PAGE_COLUMNS)
    .where('page_translation.site_id', '=', value('siteId'))
    .where('page_translation.path', '=', value('path')),
)

const byId = prepare<{ siteId: number; id: number; lang: string }>()((db: DatabaseHandle, value) =>
  selectPages(db)
    .select(PAGE_COLUMNS)
    .where('page_translation.site_id', '=', value('siteId'))
    .where('page_translation.page_id', '=', value('id'))
    .where('page_translation.lang', '=', value('lang')),
)

const inTreeOrder = prepare<{ siteId: number; lang: string }>()((db: DatabaseHandle, value) =>
  selectPages(db)
    .select(PAGE_NODE_COLUMNS)
    .where('page.site_id', '=', value('siteId'))
    .where('page_translation.lang', '=', value('lang'))
    .orderBy('page.lft'),
)

/** What is asked of the pages of a site; the questions of every page view are compiled once. */
export function createPageReads(db: Database): PageReads {
  return {
    async findByPath(siteId, path) {
      const [row] = isStorableText(path) ? await byPath(db, { siteId, path }) : []
      return row === undefined ? null : toPage(row)
    },

    async find(siteId, id, lang) {
      const [row] = isId(id) ? await byId(db, { siteId, id, lang }) : []
      return row === undefined ? null : toPage(row)
    },

    async tree(siteId, lang) {
      return (await inTreeOrder(db, { siteId, lang })).map(toPageNode)
    },

    async records(siteId, lang) {
      const rows = await selectPages(db)
        .select(PAGE_COLUMNS)
        .where('page.site_id', '=', siteId)
        .where('page_translation.lang', '=', lang)
        .orderBy('page.lft')
        .execute()
      return rows.map(toPage)
    },

    outline: (siteId: number) => pageOutline(db, siteId),

    async linkTexts(siteId) {
      const [widgets, menus] = await Promise.all([
        db
          .selectFrom('widget')
          .innerJoin('page_translation', (join) =>
            join
              .onRef('page_translation.site_id', '=', 'widget.site_id')
              .onRef('page_translation.page_id', '=', 'widget.page_id')
              .onRef('page_translation.lang', '=', 'widget.lang'),
          )
          .select(['page_translation.page_id', 'page_translation.name', 'widget.options'])
          .where('widget.site_id', '=', siteId)
          .orderBy('widget.id')
          .execute(),
        db
          .selectFrom('menu')
          .select(['id', 'name', 'data'])
          .where('site_id', '=', siteId)
          .orderBy('id')
          .execute(),
      ])
      return [
        ...widgets.map(({ page_id: id, name, options: text }) => ({
          kind: 'page' as const,
          id,
          name,
          text,
        })),
        ...menus.map(({ id, name, data: text }) => ({ kind: 'menu' as const, id, name, text })),
      ]
    },

    async check(siteId) {
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
