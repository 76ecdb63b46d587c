import { switchesOf } from '#domain/page-switches.ts'
import { nestedSetFaults } from './nested-set.ts'
import {
  languageOf,
  PAGE_COLUMNS,
  PAGE_NODE_COLUMNS,
  selectPages,
  toPage,
  toPageNode,
} from './page-rows.ts'
import { onlyMotif } from './motif-pages.ts'
import { prepare } from './prepared.ts'
import { type Database, isId, isStorableText } from './schema.ts'
import type { ContentStore } from './store.ts'

type PageReads = Pick<
  ContentStore['pages'],
  | 'findByPath'
  | 'find'
  | 'tree'
  | 'records'
  | 'switched'
  | 'ofOneMotif'
  | 'linkTexts'
  | 'translations'
  | 'check'
>

/** What is asked of the pages of a site; the questions of every page view are compiled once. */
export function createPageReads(db: Database): PageReads {
  const byPath = prepare<{ siteId: number; path: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_COLUMNS)
      .where('page_translation.site_id', '=', value('siteId'))
      .where('page_translation.path', '=', value('path')),
  )
  const byId = prepare<{ siteId: number; id: number; lang: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_COLUMNS)
      .where('page_translation.site_id', '=', value('siteId'))
      .where('page_translation.page_id', '=', value('id'))
      .where('page_translation.lang', '=', value('lang')),
  )
  const inTreeOrder = prepare<{ siteId: number; lang: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_NODE_COLUMNS)
      .where('page.site_id', '=', value('siteId'))
      .where('page_translation.lang', '=', value('lang'))
      .orderBy('page.lft'),
  )
  const languages = prepare<{ siteId: number; id: number }>()(db, (value) =>
    db
      .selectFrom('page_translation')
      .select(['lang', 'path'])
      .where('site_id', '=', value('siteId'))
      .where('page_id', '=', value('id')),
  )

  return {
    async findByPath(siteId, path) {
      const [row] = isStorableText(path) ? await byPath({ siteId, path }) : []
      return row === undefined ? null : toPage(row)
    },

    async find(siteId, id, lang) {
      const [row] = isId(id) ? await byId({ siteId, id, lang }) : []
      return row === undefined ? null : toPage(row)
    },

    async tree(siteId, lang) {
      return (await inTreeOrder({ siteId, lang })).map(toPageNode)
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

    async switched(siteId) {
      const rows = await selectPages(db)
        .select(['page.lft', 'page.rgt', 'page_translation.infos'])
        .where('page.site_id', '=', siteId)
        .where('page_translation.lang', '=', 'fr')
        .where('page_translation.infos', 'like', '%"settings"%')
        .execute()
      return rows
        .map(({ lft, rgt, infos }) => ({ lft, rgt, switches: switchesOf(infos) }))
        .filter(({ switches }) => switches.length > 0)
    },

    async ofOneMotif(siteId) {
      const rows = await selectPages(db)
        .select(['page.id', 'page_translation.lang', 'page_translation.infos'])
        .where('page.site_id', '=', siteId)
        .where('page_translation.infos', 'like', '%"testamotifs"%')
        .orderBy('page.lft')
        .execute()
      return rows.flatMap(({ id, lang, infos }) => {
        const motif = onlyMotif(infos)
        return motif === null ? [] : [{ id, lang: languageOf(lang), motif }]
      })
    },

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

    async translations(siteId, id) {
      const rows = isId(id) ? await languages({ siteId, id }) : []
      // French, the site's first language, comes first.
      return rows
        .map(({ lang, path }) => ({ lang: languageOf(lang), path }))
        .toSorted((a, b) => Number(a.lang !== 'fr') - Number(b.lang !== 'fr'))
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
