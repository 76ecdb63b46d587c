import type { DescribedField } from './described-field.ts'

/** What an editor looks for when they add a widget. */
export type WidgetGroup = 'texts' | 'media' | 'news' | 'contact' | 'layout' | 'others'

/** A widget of the product, as the back office offers and edits it. */
export interface WidgetDescription {
  type: string
  /** French name. */
  title: string
  /** Version of the options that the fields describe. */
  version: number
  defaults: Readonly<Record<string, unknown>>
  fields: readonly DescribedField[]
  /** Dotted paths of the fields that hold widgets; `columns.widgets` for those of a list. */
  nests: readonly string[]
  /** Where an editor finds it; `null` when it is not for a page, as the header is not. */
  group: WidgetGroup | null
}

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
export interface WidgetPreview {
  /** Its root element. */
  html: string
  state: 'ready' | 'empty' | 'error'
  /** Why its options are refused, for an editor; empty when they stand. */
  message: string
  /** The same by the dotted name of the option. */
  faults: Readonly<Record<string, string>>
  /** Full-width band of the page that it stands on. */
  band: string
  /** Whether it draws the page's `<h1>`, or would if no other widget must (requirements A2). */
  takesH1: boolean | 'unless-taken'
  /** Addresses of the stylesheets that its template brings. */
  stylesheets: readonly string[]
  /** Symbols of the icons that it uses, as `<symbol>` elements. */
  symbols: readonly string[]
}
