import { z } from 'zod'
import { LANGUAGES } from '#base/kit/language.ts'
import { documentState } from '../document.ts'
import { LAYOUT_PART_NAMES, type Page } from './page.ts'

/** Fields of a page that its editor may change; the others belong to the page's properties. */
export const DRAFT_FIELDS = ['title', 'h1', 'description', 'keywords'] as const

const draftFields = z.object({
  title: z.string(),
  h1: z.string(),
  description: z.string(),
  keywords: z.string(),
}) satisfies z.ZodType<Pick<Page, (typeof DRAFT_FIELDS)[number]>>
export type DraftFields = z.infer<typeof draftFields>

/** A widget as the editor holds it; its place in the list is its place in the zone. */
export const editedWidget = z.object({
  id: z.number(),
  zone: z.string(),
  type: z.string(),
  version: z.number(),
  /** A text is what was stored and can't be read: it is kept untouched. */
  options: z.union([z.string(), z.record(z.string(), z.unknown())]),
})
export type DraftWidget = z.infer<typeof editedWidget>

const changed = z.string().exactOptional()

/** What a draft holds: all widgets, and the fields that differ from the live page. */
export const draftContent = z.object({
  widgets: z.array(editedWidget),
  fields: z.object({ title: changed, h1: changed, description: changed, keywords: changed }),
})
export type DraftContent = z.infer<typeof draftContent>

/** A page as its editor sees it. */
export const pageDraft = documentState.extend({
  page: z.object({
    id: z.number(),
    lang: z.enum(LANGUAGES),
    path: z.string(),
    name: z.string(),
    layout_id: z.number(),
    is_active: z.boolean(),
    is_secure: z.boolean(),
    is_indexable: z.boolean(),
  }),
  /** The fields as the draft has them, else as they are live. */
  fields: draftFields,
  widgets: z.array(editedWidget),
})
export type PageDraft = z.infer<typeof pageDraft>

/** A part of a layout as its editor sees it. */
export const layoutDraft = documentState.extend({
  layout: z.object({
    layoutId: z.number(),
    part: z.enum(LAYOUT_PART_NAMES),
    lang: z.enum(LANGUAGES),
    title: z.string(),
    /** Something of its own stands live: else the site shows nothing there, or what is French. */
    isLive: z.boolean(),
  }),
  widgets: z.array(editedWidget),
})
export type LayoutDraft = z.infer<typeof layoutDraft>
