import type { DocumentState } from '../document.ts'
import type { LayoutKey, Page } from './page.ts'

/** Fields of a page that its editor may change; the others belong to the page's properties. */
export const DRAFT_FIELDS = ['title', 'h1', 'description', 'keywords'] as const

export type DraftFields = Pick<Page, (typeof DRAFT_FIELDS)[number]>

/** A widget as the editor holds it; its place in the list is its place in the zone. */
export interface DraftWidget {
  id: number
  zone: string
  type: string
  version: number
  /** A text is what was stored and can't be read: it is kept untouched. */
  options: Record<string, unknown> | string
}

/** What a draft holds: all widgets, and the fields that differ from the live page. */
export interface DraftContent {
  widgets: DraftWidget[]
  fields: Partial<DraftFields>
}

/** A page as its editor sees it. */
type EditedPage = Pick<
  Page,
  'id' | 'lang' | 'path' | 'name' | 'layout_id' | 'is_active' | 'is_secure' | 'is_indexable'
>

/** What `GET /admin/api/pages/:id/:lang/draft` gives. */
export interface PageDraft extends DocumentState {
  page: EditedPage
  /** The fields as the draft has them, else as they are live. */
  fields: DraftFields
  widgets: DraftWidget[]
}

/** What `GET /admin/api/layouts/:id/:part/:lang/draft` gives. */
export interface LayoutDraft extends DocumentState {
  layout: LayoutKey & {
    title: string
    /** Something of its own stands live: else the site shows nothing there, or what is French. */
    isLive: boolean
    /** No site can do without it: it is never taken off. */
    isNeeded: boolean
  }
  widgets: DraftWidget[]
}
