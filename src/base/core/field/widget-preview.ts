import { z } from 'zod'
import { describedField } from './described-field.ts'

/** What an editor looks for when they add a widget. */
const widgetGroup = z.enum(['texts', 'media', 'news', 'contact', 'layout', 'others', 'developer'])
export type WidgetGroup = z.infer<typeof widgetGroup>

/** Another way for a widget to begin, offered beside it under a name of its own. */
const variant = z.object({
  title: z.string(),
  sentence: z.string(),
  keywords: z.string(),
  starts: z.record(z.string(), z.unknown()),
})
export type WidgetVariant = z.infer<typeof variant>

/** A widget of the product, as the back office offers and edits it. */
export const widgetDescription = z.object({
  type: z.string(),
  /** French name. */
  title: z.string(),
  /** What it is for, in one French sentence. */
  sentence: z.string(),
  /** Other French words by which an editor looks for it. */
  keywords: z.string(),
  /** Version of the options that the fields describe. */
  version: z.number(),
  defaults: z.record(z.string(), z.unknown()),
  /** Options that a new one begins with, beside the defaults: a place to type in, never a made-up fact. */
  starts: z.record(z.string(), z.unknown()),
  variants: z.array(variant).optional(),
  fields: z.array(describedField),
  /** Dotted paths of the fields that hold widgets; `columns.widgets` for those of a list. */
  nests: z.array(z.string()),
  /** Where an editor finds it; `null` when it is not for a page, as the header is not. */
  group: widgetGroup.nullable(),
})
export type WidgetDescription = z.infer<typeof widgetDescription>

/** A widget to be drawn as it stands in the editor, saved or not. */
export interface WidgetToPreview {
  id: number
  type: string
  version: number
  /** A text stands for stored options that nobody can read. */
  options: Readonly<Record<string, unknown>> | string
}

/** What a widget looks like on its page. */
export const widgetPreview = z.object({
  /** Its root element. */
  html: z.string(),
  state: z.enum(['ready', 'empty', 'error']),
  /** Why its options are refused, for an editor; empty when they stand. */
  message: z.string(),
  /** Full-width band of the page that it stands on. */
  band: z.string(),
  /** Whether it draws the page's `<h1>`, or would if no other widget must (requirements A2). */
  takesH1: z.union([z.boolean(), z.literal('unless-taken')]),
  /** Addresses of the stylesheets that its template brings. */
  stylesheets: z.array(z.string()),
  /** Symbols of the icons that it uses, as `<symbol>` elements. */
  symbols: z.array(z.string()),
})
export type WidgetPreview = z.infer<typeof widgetPreview>
