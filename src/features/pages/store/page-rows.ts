import { type Page, pageMotifs, type PageNode } from '#base/core/page/page.ts'
import { languageOf, type Language } from '#base/kit/language.ts'
import type { Bit } from '#base/platform/db/column-values.ts'
import type { PageTable, PageTranslationTable, PageTables } from './page-tables.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** Columns of a page in one language, as `selectPages` reads them. */
export type PageRow = Omit<PageTable, 'site_id'> & Omit<PageTranslationTable, 'site_id' | 'page_id'>

/** Pages joined with their languages; the caller says which site and which rows. */
export function selectPages(db: Db<PageTables>) {
  return db
    .selectFrom('page_translation')
    .innerJoin('page', (join) =>
      join
        .onRef('page.site_id', '=', 'page_translation.site_id')
        .onRef('page.id', '=', 'page_translation.page_id'),
    )
}

export const PAGE_COLUMNS = [
  'page.id',
  'page.module',
  'page.action',
  'page.record_id',
  'page.record_model',
  'page.record_position',
  'page.modelclass',
  'page.lft',
  'page.rgt',
  'page.level',
  'page.type',
  'page.image',
  'page.layout_id',
  'page_translation.lang',
  'page_translation.path',
  'page_translation.slug',
  'page_translation.name',
  'page_translation.title',
  'page_translation.h1',
  'page_translation.description',
  'page_translation.keywords',
  'page_translation.auto_mod',
  'page_translation.infos',
  'page_translation.is_active',
  'page_translation.is_secure',
  'page_translation.is_indexable',
  'page_translation.is_visible_bread_crumb',
  'page_translation.updated_at',
] as const

const PAGE_NODE_COLUMNS = [
  'page.id',
  'page.lft',
  'page.rgt',
  'page.level',
  'page.image',
  'page_translation.lang',
  'page_translation.path',
  'page_translation.name',
  'page_translation.title',
  'page_translation.description',
  'page_translation.is_active',
  'page_translation.is_secure',
  'page_translation.is_indexable',
  'page_translation.is_visible_bread_crumb',
  'page_translation.updated_at',
] as const

/** Pages as trees hold them. Of the members of `infos` two count there, and few pages have them. */
export const selectNodes = (db: Db<PageTables>) =>
  selectPages(db)
    .select(PAGE_NODE_COLUMNS)
    .select((eb) =>
      eb
        .case()
        .when(
          eb.or([
            eb('page_translation.infos', 'like', '%"settings"%'),
            eb('page_translation.infos', 'like', '%"testamotifs"%'),
          ]),
        )
        .then(eb.ref('page_translation.infos'))
        .else('')
        .end()
        .as('infos'),
    )

const FLAGS = ['is_active', 'is_secure', 'is_indexable', 'is_visible_bread_crumb'] as const

type Flags = Record<(typeof FLAGS)[number], Bit>

const truths = (row: Flags) => ({
  is_active: row.is_active === 1,
  is_secure: row.is_secure === 1,
  is_indexable: row.is_indexable === 1,
  is_visible_bread_crumb: row.is_visible_bread_crumb === 1,
})

export const toPage = (row: PageRow): Page => ({
  ...row,
  ...truths(row),
  lang: languageOf(row.lang),
  layout_id: row.layout_id ?? 0,
})

const NO_MOTIFS: readonly string[] = []

export const toPageNode = ({
  infos,
  ...row
}: Pick<PageRow, Exclude<keyof PageNode, keyof Flags | 'motifs'> | 'infos'> & Flags): PageNode => ({
  ...row,
  ...truths(row),
  lang: languageOf(row.lang),
  motifs: infos === '' ? NO_MOTIFS : pageMotifs(infos),
})

/** A page in one language, or `null`. */
export async function findPage(
  db: Db<PageTables>,
  siteId: number,
  id: number,
  lang: Language,
): Promise<Page | null> {
  const row = await selectPages(db)
    .select(PAGE_COLUMNS)
    .where('page_translation.site_id', '=', siteId)
    .where('page_translation.page_id', '=', id)
    .where('page_translation.lang', '=', lang)
    .executeTakeFirst()
  return row === undefined ? null : toPage(row)
}
