import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { type Surface, zoneTitle } from './surface.ts'
import { isNestedList, nestedPlaces, type StoredNested } from './nested-places.ts'
import {
  type PageTree,
  type WidgetSlot,
  type PageWidget,
  UNKNOWN_TYPE,
  type WidgetProps,
} from './page-tree.ts'

/** Widgets of the product by type. */
export type Descriptions = ReadonlyMap<string, WidgetDescription>

/** Gives each instance a name of its own: two stored widgets may carry the same number. */
export type NameWidget = (id: number) => string

/** The widgets of a page's draft as they are edited; `tree-to-draft.ts` is the way back. */
export function treeOf(
  widgets: readonly DraftWidget[],
  { descriptions, surface }: { descriptions: Descriptions; surface: Surface },
): PageTree {
  const name = uniqueNames()
  const names = [...new Set([...Object.keys(surface.zones), ...widgets.map(({ zone }) => zone)])]
  const zones = names.map((zone) => ({
    at: zone,
    title: zoneTitle(surface, zone),
    content: widgets
      .filter((widget) => widget.zone === zone)
      .map(({ zone: _zone, ...widget }) => pageWidget(widget, descriptions, name)),
  }))
  const order = JSON.stringify(widgets.map(({ zone }) => zone))
  return { zones, order }
}

/** One widget with those inside it. */
export function pageWidget(
  widget: Omit<DraftWidget, 'zone'>,
  descriptions: Descriptions,
  name: NameWidget,
): PageWidget {
  const { options } = widget
  const description = descriptions.get(widget.type)
  const id = name(widget.id)
  const shared = { id, head: JSON.stringify({ ...widget, options: 0 }) }
  const type = description ? widget.type : UNKNOWN_TYPE
  if (typeof options === 'string') {
    return { type, props: { ...shared, options, isReadable: false, slots: [] } }
  }
  const isCurrent = description?.version === widget.version
  const split = splitOptions(options, isCurrent ? description : undefined, (held) =>
    held.map((inner) => pageWidget(inner, descriptions, name)),
  )
  return { type, props: { ...shared, isReadable: true, ...split } }
}

/** Options as a text without the widgets inside them, and those widgets by their place. */
export function splitOptions(
  options: Readonly<Record<string, unknown>>,
  description: Pick<WidgetDescription, 'fields'> | undefined,
  inner: (held: StoredNested[]) => PageWidget[],
): Pick<WidgetProps, 'options' | 'slots'> {
  const held = new Set<unknown>()
  const slots = nestedPlaces(options, description?.fields ?? []).flatMap(
    ({ path, value }): WidgetSlot[] => {
      const at = JSON.stringify(path)
      if (value === undefined) return [{ at, content: [] }]
      if (!isNestedList(value)) return []
      held.add(value)
      return [{ at, content: inner(value) }]
    },
  )
  const text = JSON.stringify(options, (_key, value: unknown) => (held.has(value) ? [] : value))
  return { options: text, slots }
}

function uniqueNames(): NameWidget {
  const used = new Set<string>()
  return (id) => {
    let name = `w${id}`
    for (let copy = 2; used.has(name); copy += 1) name = `w${id}-${copy}`
    used.add(name)
    return name
  }
}
