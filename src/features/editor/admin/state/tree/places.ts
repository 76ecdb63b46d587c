import type { PageTree, PageWidget, WidgetSlot } from './page-tree.ts'
import { listName } from './tree-steps.ts'

/** A list that widgets stand in: a zone of the page, or a slot of a widget. */
export interface Place {
  /** Its name (`listName`). */
  zone: string
  /** The widget around it; `null` for a zone of the page. */
  parent: PageWidget | null
  slot: WidgetSlot
  /** Its index among the slots of its widget, or the zones of the page. */
  index: number
  depth: number
}

/** A widget where it stands. */
export interface Placed {
  widget: PageWidget
  place: Place
  index: number
}

/** Every list of a page, each before those inside its widgets. */
export const placesOf = ({ zones }: PageTree): Place[] =>
  zones.flatMap((slot, index) =>
    withInner({ zone: listName('', index), parent: null, slot, index, depth: 0 }),
  )

const withInner = (place: Place): Place[] => [
  place,
  ...place.slot.content.flatMap((parent) => slotsOf(parent, place.depth + 1).flatMap(withInner)),
]

/** The lists of one widget. */
export const slotsOf = (parent: PageWidget, depth: number): Place[] =>
  parent.props.slots.map((slot, index) => ({
    zone: listName(parent.props.id, index),
    parent,
    slot,
    index,
    depth,
  }))

/** Where a widget stands; `null` for one that is not on the page. */
export function placed(page: PageTree, id: string): Placed | null {
  for (const place of placesOf(page)) {
    const index = place.slot.content.findIndex(({ props }) => props.id === id)
    const widget = place.slot.content[index]
    if (widget) return { widget, place, index }
  }
  return null
}

/** Whether a list lies inside of a widget, at any depth: the widget can't go there. */
export function isInside(page: PageTree, zone: string, id: string): boolean {
  const found = placed(page, id)
  if (!found) return false
  const inner = slotsOf(found.widget, 0).flatMap(withInner)
  return inner.some((place) => place.zone === zone)
}

/** Names of all widgets of a page, in the order of reading. */
export const idsInOrder = ({ zones }: PageTree): string[] => zones.flatMap(idsOf)

const idsOf = ({ content }: WidgetSlot): string[] =>
  content.flatMap(({ props }) => [props.id, ...props.slots.flatMap(idsOf)])
