import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { setAt, valueAt, type Path } from './nested-places.ts'
import {
  type Head,
  headOf,
  type PageTree,
  type WidgetSlot,
  type PageWidget,
  type WidgetProps,
} from './page-tree.ts'

/** The number of a widget that has none yet, by its name. */
export type NumberOf = (name: string) => number

/** The widgets of a page as a draft holds them: what nobody edited is as `treeOf` got it. */
export function draftOf({ zones, order }: PageTree, numberOf: NumberOf): DraftWidget[] {
  const waiting = new Map(
    zones.map(({ at, content }) => [at, content.map((widget) => drafted(widget, at, numberOf))]),
  )
  const before = JSON.parse(order) as string[]
  const inOrder = before.flatMap((zone) => waiting.get(zone)?.shift() ?? [])
  return [...inOrder, ...[...waiting.values()].flat()]
}

function drafted({ props }: PageWidget, zone: string, numberOf: NumberOf): DraftWidget {
  const head = numbered(props, numberOf)
  return { ...head, zone, options: wholeOptions(props, numberOf) }
}

/** Options with the widgets inside them, as they are stored. */
export function wholeOptions(
  { options, isReadable, slots }: Pick<WidgetProps, 'options' | 'isReadable' | 'slots'>,
  numberOf: NumberOf,
): DraftWidget['options'] {
  if (!isReadable) return options
  const whole = JSON.parse(options) as Record<string, unknown>
  for (const slot of slots) fill(whole, slot, numberOf)
  return whole
}

/** A slot for which nothing was stored and in which nothing stands stays unsaid. */
function fill(options: Record<string, unknown>, slot: WidgetSlot, numberOf: NumberOf): void {
  const path = JSON.parse(slot.at) as Path
  if (slot.content.length === 0 && valueAt(options, path) === undefined) return
  const held = slot.content.map(({ props }) => ({
    ...numbered(props, numberOf),
    options: wholeOptions(props, numberOf),
  }))
  setAt(options, path, held)
}

function numbered(props: WidgetProps, numberOf: NumberOf): Head {
  const head = headOf(props)
  return head.id === 0 ? { ...head, id: numberOf(props.id) } : head
}
