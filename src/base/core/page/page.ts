import type { Language } from '#base/kit/language.ts'
import { validMotifs } from '../article/motifs.ts'

/** What `infos` of a page may hold; unknown members are kept as they are. */
export interface PageInfos {
  language?: string
  testamotifs?: string[]
  [member: string]: unknown
}

/**
 * One page in one language, with every stored field of the page record
 * (section 3). Derived fields (`pageid`, `pagelink`, `pagetitle`, `dm_page_children_id`) are
 * added by `pageRecord` when the page is shown.
 */
export interface Page {
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
  layout_id: number
  lang: Language
  /** Full path with its leading slash, unique per site and language: `/`, `/contact`. */
  path: string
  slug: string
  name: string
  title: string
  h1: string
  description: string
  keywords: string
  /** Letters of `snthdk`: fields that follow their pattern (requirements A2). */
  auto_mod: string
  /** JSON text, kept as stored. */
  infos: string
  is_active: boolean
  is_secure: boolean
  is_indexable: boolean
  is_visible_bread_crumb: boolean
  /** Instant of the last change, ISO 8601 in UTC. */
  updated_at: string
}

/** The page record as it is embedded (requirements A6). */
export interface PageRecord extends Omit<Page, 'path' | 'layout_id' | 'updated_at'> {
  pageid: number
  pagelink: string
  pagetitle: string
  dm_page_children_id: number[]
}

/** A light view of a page: enough for menus, breadcrumb, links and site maps. */
export type PageNode = Pick<
  Page,
  | 'id'
  | 'lft'
  | 'rgt'
  | 'level'
  | 'path'
  | 'name'
  | 'title'
  | 'description'
  | 'image'
  | 'is_active'
  | 'is_secure'
  | 'is_indexable'
  | 'is_visible_bread_crumb'
  | 'updated_at'
> & {
  lang: Language
  /** What it says that it is about (requirements D3). */
  motifs: readonly string[]
}

/** What a page says in the words of its editors. */
export interface PageText {
  /** Plain text under its title. */
  intro: string
  /** In the order of reading. */
  html: string
}

/** A widget instance (requirements A3); options are JSON that only its widget understands. */
export interface WidgetInstance {
  id: number
  zone: string
  position: number
  type: string
  version: number
  /** Stored JSON text; may be corrupt, which only costs this widget (issue « corrupt options »). */
  options: string
}

/** A layout: header, footer and the pages that stand outside the tree (requirements A2, A3). */
export interface Layout {
  id: number
  name: string
  /** Class printed on `<body>`. */
  css_class: string
}

/** A page in one language. */
export interface PageKey {
  pageId: number
  lang: Language
}

/** What a layout lays around its pages, and in their place, as editors call it (requirements A3). */
export const LAYOUT_PARTS = {
  announcement: 'Annonce',
  header: 'En-tête',
  footer: 'Pied de page',
  error404: 'Page introuvable',
  signin: 'Page de connexion',
} as const

export type LayoutPart = keyof typeof LAYOUT_PARTS

export const LAYOUT_PART_NAMES = Object.keys(LAYOUT_PARTS) as LayoutPart[]

/** « En-tête », and of which layout where a site has several. */
export const layoutTitle = (layout: string, part: LayoutPart, count: number): string =>
  count > 1 ? `${LAYOUT_PARTS[part]} (${layout})` : LAYOUT_PARTS[part]

/** One part of a layout in one language. */
export interface LayoutKey {
  layoutId: number
  part: LayoutPart
  lang: Language
}

/** What owns widgets. */
export type WidgetOwner = PageKey | LayoutKey

/** `infos` parsed; anything that is not a JSON object counts as empty. */
export function pageInfos(infos: string): PageInfos {
  try {
    const value: unknown = JSON.parse(infos)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as PageInfos)
      : {}
  } catch {
    return {}
  }
}

/** The motifs that a page names as its own (requirements D3). */
export const pageMotifs = (infos: string): string[] => validMotifs(pageInfos(infos).testamotifs)

/** The day by which an editor wants a page read again; `null` for none, and for what is no day. */
export function reviewDay({ infos }: Pick<Page, 'infos'>): string | null {
  const { review_at } = pageInfos(infos)
  return typeof review_at === 'string' && /^\d{4}-\d\d-\d\d$/.test(review_at) ? review_at : null
}

/** The record of a page: stored fields plus the derived ones (requirements A2). */
export function pageRecord(page: Page, childrenIds: number[]): PageRecord {
  const { path, layout_id: _layout, updated_at: _updated, ...record } = page
  return {
    ...record,
    pageid: page.id,
    pagelink: path,
    pagetitle: page.title,
    dm_page_children_id: childrenIds,
  }
}
