import type { PageProps, PuckSlot, PuckWidget } from './page-data.ts'

/** A list that widgets stand in: a zone of the page, or a slot of a widget. */
export interface Place {
  /** As Puck names it. */
  zone: string
  /** The widget around it; `null` for a zone of the page. */
  parent: PuckWidget | null
  slot: PuckSlot
  /** Its index among the slots of its widget, or the zones of the page. */
  index: number
  depth: number
}

/** A widget where it stands. */
export interface Placed {
  widget: PuckWidget
  place: Place
  index: number
}

/** Every list of a page, each before those inside its widgets. */
export const placesOf = ({ zones }: PageProps): Place[] =>
  zones.flatMap((slot, index) =>
    withInner({ zone: `root:zones[${index}].content`, parent: null, slot, index, depth: 0 }),
  )

const withInner = (place: Place): Place[] => [
  place,
  ...place.slot.content.flatMap((parent) => slotsOf(parent, place.depth + 1).flatMap(withInner)),
]

/** The lists of one widget. */
export const slotsOf = (parent: PuckWidget, depth: number): Place[] =>
  parent.props.slots.map((slot, index) => ({
    zone: `${parent.props.id}:slots[${index}].content`,
    parent,
    slot,
    index,
    depth,
  }))

/** Where a widget stands; `null` for one that is not on the page. */
export function placed(page: PageProps, id: string): Placed | null {
  for (const place of placesOf(page)) {
    const index = place.slot.content.findIndex(({ props }) => props.id === id)
    const widget = place.slot.content[index]
    if (widget) return { widget, place, index }
  }
  return null
}

/** Whether a list lies inside of a widget, at any depth: the widget can't go there. */
export function isInside(page: PageProps, zone: string, id: string): boolean {
  const found = placed(page, id)
  if (!found) return false
  const inner = slotsOf(found.widget, 0).flatMap(withInner)
  return inner.some((place) => place.zone === zone)
}

/** Names of all widgets of a page, in the order of reading. */
export const idsInOrder = ({ zones }: PageProps): string[] => zones.flatMap(idsOf)

const idsOf = ({ content }: PuckSlot): string[] =>
  content.flatMap(({ props }) => [props.id, ...props.slots.flatMap(idsOf)])
