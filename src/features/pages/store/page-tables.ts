import type { Generated } from 'kysely'
import type { Bit } from '#base/platform/db/column-values.ts'
import type { TrashTables } from '#base/platform/db/tables/editorial-trash.ts'
import type { ChangeTables, SiteVersion } from '#base/platform/db/site-changes.ts'
import type { SiteTable } from '#features/sites/store/site-tables.ts'

/** What a site counts for the changes of its tree alone; a column of `site`. */
interface TreeCounters {
  last_tree_change_id: Generated<number>
}

/** A rename or a move; `content` is JSON text. */
export interface TreeChangeTable {
  site_id: number
  id: number
  page_id: number
  kind: string
  name: string
  changed_at: string
  content: string
}

/** What a page is in every language. */
export interface PageTable {
  site_id: number
  id: number
  module: string
  action: string
  record_id: number
  record_model: string
  record_position: number | null
  modelclass: string
  lft: number
  rgt: number
  level: number
  type: string
  image: string
  layout_id: number | null
}

/** What a page is in one language. */
export interface PageTranslationTable {
  site_id: number
  page_id: number
  lang: string
  path: string
  slug: string
  name: string
  title: string
  h1: string
  description: string
  keywords: string
  auto_mod: string
  infos: string
  is_active: Bit
  is_secure: Bit
  is_indexable: Bit
  is_visible_bread_crumb: Bit
  updated_at: string
}

interface LayoutTable {
  site_id: number
  id: number
  name: string
  css_class: string
}

/** A widget of a page in one language, or of one part of a layout. */
export interface WidgetTable {
  site_id: number
  id: number
  page_id: number | null
  layout_id: number | null
  part: string
  lang: string
  zone: string
  position: number
  type: string
  version: number
  options: string
}

/** A redirect; `is_wildcard` says that `source` ends in `*`. */
export interface RedirectTable {
  site_id: number
  source: string
  kind: string
  destination: string
  lang: string | null
  is_wildcard: Bit
}

/** The tree of pages as visitors see it, with what it was before. */
export interface PageTables extends ChangeTables {
  site: SiteVersion &
    Pick<SiteTable, 'last_page_id' | 'last_widget_id'> &
    TreeCounters &
    TrashTables['site']
  editorial_trash: TrashTables['editorial_trash']
  tree_change: TreeChangeTable
  page: PageTable
  page_translation: PageTranslationTable
  layout: LayoutTable
  widget: WidgetTable
  redirect: RedirectTable
}
