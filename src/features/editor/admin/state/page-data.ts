import type { ComponentData, Data } from '@puckeditor/core'

/** Puck's name for a widget whose type this version does not know: it is kept and moved, no more. */
export const UNKNOWN_TYPE = 'inconnu'

/** Widgets inside a widget, or of a zone of the page, as Puck holds them. */
export interface PuckSlot {
  /** Where they stand in the options, as a JSON list of keys; the name of a zone of the page. */
  at: string
  /** French name of a zone of the page. */
  title?: string
  content: PuckWidget[]
}

/**
 * A widget as Puck holds it. Its options are one text that Puck never looks into: Puck flattens
 * props by their dotted names, which no stored name survives that holds a dot, and what nobody
 * edits must come out as it went in.
 */
export interface PuckWidget extends ComponentData {
  type: string
  props: WidgetProps
}

export interface WidgetProps {
  /** Puck's own name of the instance; the number stands in `head`. */
  id: string
  /** JSON of all but its zone, in stored order, with 0 for the options, and for a missing number. */
  head: string
  /** JSON of the options with `[]` in place of each slot; the stored text if that can't be read. */
  options: string
  isReadable: boolean
  slots: PuckSlot[]
}

export interface PageProps {
  /** Zones in the order of the page, the empty ones too. */
  zones: PuckSlot[]
  /** JSON of the zones of the widgets, in stored order: zones may alternate in a page's list. */
  order: string
}

export type PuckPage = Data & { root: { props: PageProps }; content: [] }

/** What `head` holds, and whatever else was stored beside it. */
export interface Head {
  id: number
  type: string
  version: number
  options: 0
}

export const headOf = ({ head }: Pick<WidgetProps, 'head'>): Head => JSON.parse(head) as Head
