import { z } from 'zod'
import { describedField } from './field/described-field.ts'

/** What an editor looks for when they add a widget. */
const widgetGroup = z.enum(['texts', 'media', 'news', 'contact', 'layout', 'others'])
export type WidgetGroup = z.infer<typeof widgetGroup>

/** A widget of the product, as the back office offers and edits it. */
export const widgetDescription = z.object({
  type: z.string(),
  /** French name. */
  title: z.string(),
  /** Version of the options that the fields describe. */
  version: z.number(),
  defaults: z.record(z.string(), z.unknown()),
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

/**
 * Type of the widget that an editor puts where inner widgets stand: it is drawn as an empty
 * element, in whose place the editor shows the inner widgets. Its id is one more than the index of
 * the place among those of the widget.
 */
export const SLOT_TYPE = 'editor-slot'

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
