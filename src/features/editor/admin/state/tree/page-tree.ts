/** Type of a widget that this version does not know: it is kept and moved, no more. */
export const UNKNOWN_TYPE = 'inconnu'

/** Widgets inside a widget, or of a zone of the page. */
export interface WidgetSlot {
  /** Where they stand in the options, as a JSON list of keys; the name of a zone of the page. */
  at: string
  /** French name of a zone of the page. */
  title?: string
  content: PageWidget[]
}

/**
 * A widget as it is edited; nothing of it is ever changed in place. Its options are one text with the inner
 * widgets beside it, so that what nobody edits comes out as it went in.
 */
export interface PageWidget {
  type: string
  props: WidgetProps
}

export interface WidgetProps {
  /** Name of the instance; the number stands in `head`. */
  id: string
  /** JSON of all but its zone, in stored order, with 0 for the options, and for a missing number. */
  head: string
  /** JSON of the options with `[]` in place of each slot; the stored text if that can't be read. */
  options: string
  isReadable: boolean
  slots: WidgetSlot[]
}

export interface PageTree {
  /** Zones in the order of the page, the empty ones too. */
  zones: WidgetSlot[]
  /** JSON of the zones of the widgets, in stored order: zones may alternate in a page's list. */
  order: string
  /** The draft that took the place of the one before, and is gone on from; none for the one that was opened. */
  replacement?: Replacement
}

/** Of a draft by another one: its fields beside the widgets, before and after. */
export interface Replacement {
  /** The later one has the greater. */
  generation: number
  before: object
  after: object
}

/** What `head` holds, and whatever else was stored beside it. */
export interface Head {
  id: number
  type: string
  version: number
  options: 0
}

export const headOf = ({ head }: Pick<WidgetProps, 'head'>): Head => JSON.parse(head) as Head

/** The other fields of the draft after a step from one page to another; `null` when it leaves them alone. */
export function fieldsBetween(former: PageTree, next: PageTree): object | null {
  if (former.replacement === next.replacement) return null
  const from = former.replacement
  const to = next.replacement
  const isBack = (to?.generation ?? 0) < (from?.generation ?? 0)
  return (isBack ? from?.before : to?.after) ?? null
}
