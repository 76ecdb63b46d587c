import type { Page } from '#base/core/page/page.ts'
import type { ScheduledAction } from '#base/core/document.ts'
import type { Language } from '#base/kit/language.ts'

/** A page as the back office's tree shows it (`GET /admin/api/page-tree`), in tree order. */
export interface TreePage {
  id: number
  /** The page right above it; 0 for the root. */
  parent: number
  /** In French, else in English. */
  name: string
  path: string
  languages: Language[]
  is_active: boolean
  is_secure: boolean
  is_indexable: boolean
  /** A setting of the site switches it off (requirements L1). */
  isOff: boolean
  /** Somebody has prepared changes that are not live yet. */
  hasDraft: boolean
  /** What is to happen by itself, soonest first. */
  scheduled: { action: ScheduledAction; due: string }[]
}

/** What a page is in every language. */
export type SharedFields = Pick<
  Page,
  | 'module'
  | 'action'
  | 'record_id'
  | 'record_model'
  | 'record_position'
  | 'modelclass'
  | 'type'
  | 'image'
  | 'layout_id'
>

/** What a page is in one language. */
export type TextFields = Omit<
  Page,
  keyof SharedFields | 'id' | 'lft' | 'rgt' | 'level' | 'updated_at' | 'lang'
>

/** One language of a page. */
export interface EditedTexts extends TextFields, Pick<Page, 'lang' | 'updated_at'> {
  /** Text of `<title>`, with `{title}` where the page's own title stands in it. */
  documentTitle: string
}

/** A page with its whole record in each language (`GET /admin/api/pages/:id`). */
export interface PageProperties extends SharedFields {
  id: number
  lft: number
  rgt: number
  level: number
  /** From the root down to the page right above it. */
  parents: { id: number; name: string; path: string }[]
  /** Its children in order (requirements A2: `dm_page_children_id`). */
  children: number[]
  /** Layouts that it may take. */
  layouts: { id: number; name: string }[]
  texts: EditedTexts[]
  /** Whether English versions may be published (requirements L1: `basedoc_en`). */
  hasEnglish: boolean
  /** Where the site's addresses begin: `https://www.cabinet.fr`. */
  origin: string
}

/** An address that a rename, a move or a restoring changes. */
export interface ChangedAddress {
  pageId: number
  name: string
  lang: Language
  from: string
  to: string
}

/** What a rename or a move would change; a redirect is made at each former address. */
export interface TreePreview {
  addresses: ChangedAddress[]
  /** Former addresses that no longer redirect, since a page comes to stand there. */
  endedRedirects: string[]
}

/** What a removal takes along, and who leads there. */
export interface RemovalPreview {
  /** The page and those below it, in tree order. */
  pages: { id: number; name: string; path: string }[]
  /** Pages and menus whose links would lead nowhere. */
  links: { kind: 'page' | 'menu' | 'setting'; id: number; name: string }[]
}

/** A page in the bin (`GET /admin/api/trash`). */
export interface TrashedPage {
  id: number
  pageId: number
  name: string
  path: string
  pages: number
  parentId: number
  parentName: string
  /** Whether the page above it is there to take it back. */
  hasParent: boolean
  trashedAt: string
  by: string
  /** When it is erased for good. */
  erasedAt: string
}

/** A former address that another page has by now, in an answer 409 to a restoring. */
export interface TakenAddress {
  name: string
  path: string
  takenBy: { id: number; name: string }
  proposed: string
}
