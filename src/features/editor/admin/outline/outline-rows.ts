import type { EditorParts } from '../state/editor-parts.ts'
import { partTitle, placeTitle } from '../state/place-title.ts'
import type { PageTree, PageWidget } from '../state/tree/page-tree.ts'
import { slotsOf, type Place } from '../state/tree/places.ts'
import { listName } from '../state/tree/tree-steps.ts'
import { widgetName } from '../state/widget-name.ts'

/** One line of the outline. */
export type OutlineRow =
  | { kind: 'place'; key: string; title: string; depth: number; isEmpty: boolean }
  | { kind: 'widget'; key: string; title: string; depth: number }

/** A page from top to bottom: its zones, their widgets, and the lists inside these. */
export function outlineRows(
  { zones }: PageTree,
  descriptions: EditorParts['descriptions'],
): OutlineRow[] {
  const widgetRows = (widget: PageWidget, depth: number): OutlineRow[] => {
    const { id: key } = widget.props
    const inner = slotsOf(widget, depth)
    return [
      { kind: 'widget', key, title: widgetName(widget, descriptions), depth },
      ...inner.flatMap((place) => placeRows(place, depth + 1)),
    ]
  }
  const placeRows = (place: Omit<Place, 'depth'>, depth: number): OutlineRow[] => {
    const { zone: key, slot } = place
    const { parent, index } = place
    const title = parent
      ? partTitle({ parent, index }, descriptions) || 'À l’intérieur'
      : placeTitle(place, descriptions)
    return [
      { kind: 'place', key, title, depth, isEmpty: slot.content.length === 0 },
      ...slot.content.flatMap((widget) => widgetRows(widget, depth + 1)),
    ]
  }
  return zones.flatMap((slot, index) =>
    placeRows({ zone: listName('', index), parent: null, slot, index }, 0),
  )
}
