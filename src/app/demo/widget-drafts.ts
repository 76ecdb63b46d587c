import type { WidgetDraft } from '#features/pages/store/widget-store.ts'
import { WrittenWidget } from './written-widget.ts'
import { ZONES, type Zones } from './zones.ts'

/** Version of the options that the seed writes, for every widget. */
const VERSION = 1

/**
 * The widgets of one owner as their store takes them. Numbers count up from `first`, those inside
 * others included, except for the widgets that bring their own.
 * @param seen told of every widget once its options are those that are stored
 */
export function widgetDrafts(
  zones: Zones<WrittenWidget>,
  first: number,
  seen: (widget: WrittenWidget, options: Record<string, unknown>) => void,
): WidgetDraft[] {
  let next = first
  const numbered = (widget: WrittenWidget): Omit<WidgetDraft, 'zone'> => {
    const { type } = widget
    const id = widget.id ?? next
    if (widget.id === undefined) next += 1
    const options = membersOf(widget.options)
    seen(widget, options)
    return { id, type, version: VERSION, options }
  }
  const stored = (value: unknown): unknown => {
    if (value instanceof WrittenWidget) return numbered(value)
    if (Array.isArray(value)) return value.map(stored)
    return typeof value === 'object' && value !== null ? membersOf(value) : value
  }
  const membersOf = (value: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, stored(member)]))
  return ZONES.flatMap((zone) =>
    (zones[zone] ?? []).map((widget) => ({ zone, ...numbered(widget) })),
  )
}
