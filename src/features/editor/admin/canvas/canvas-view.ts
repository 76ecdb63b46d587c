import type { CanvasList, CanvasUnit } from '../frame/canvas-contract.ts'
import type { EditorParts } from '../state/editor-parts.ts'
import { firstText } from './page-texts.ts'
import { headOf, type PageTree, type PageWidget } from '../state/tree/page-tree.ts'
import type { Path } from '../state/tree/nested-places.ts'
import { placeTitle } from '../state/place-title.ts'
import { slotsOf, type Place } from '../state/tree/places.ts'
import { numberFor } from '../state/preview-request.ts'
import { listName } from '../state/tree/tree-steps.ts'
import { widgetName } from '../state/widget-name.ts'

type Listed = Omit<Place, 'depth'>

/** The page as the frame has to know it. A widget that stayed the same object is looked at once. */
export function canvasView({
  descriptions,
  numbers,
}: Pick<EditorParts, 'descriptions' | 'numbers'>) {
  const known = new WeakMap<PageWidget, CanvasUnit>()

  const unitOf = (widget: PageWidget): CanvasUnit => {
    const before = known.get(widget)
    if (before) return before
    const { props } = widget
    const unit = {
      name: props.id,
      number: numberFor(props, numbers.of),
      title: widgetName(widget, descriptions),
      lists: slotsOf(widget, 0).map(listOf),
      firstText: firstText(props, descriptions),
    }
    if (headOf(props).id > 0) known.set(widget, unit)
    return unit
  }

  const listOf = ({ zone: name, parent, slot, index }: Listed): CanvasList => ({
    name,
    at: parent ? (JSON.parse(slot.at) as Path).join('.') : slot.at,
    title: placeTitle({ parent, slot, index }, descriptions),
    units: slot.content.map(unitOf),
  })

  return ({ zones }: PageTree): CanvasList[] =>
    zones.map((slot, index) => listOf({ zone: listName('', index), parent: null, slot, index }))
}
