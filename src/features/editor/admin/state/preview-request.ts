import { SLOT_TYPE } from '#base/core/page/slot-type.ts'
import { setAt, type Path } from './tree/nested-places.ts'
import { headOf, type WidgetProps } from './tree/page-tree.ts'
import type { Wanted } from './previews.ts'

/** The number under which a widget is drawn; any will do for one that has none yet. */
export function numberFor(
  props: Pick<WidgetProps, 'id' | 'head'>,
  of: (id: string) => number,
): number {
  const { id } = headOf(props)
  if (id > 0) return id
  try {
    return of(props.id)
  } catch {
    return 1
  }
}

/** What is asked of the server: marks stand where the inner widgets are. */
export function wanted(
  { head, options, isReadable }: Pick<WidgetProps, 'head' | 'options' | 'isReadable'>,
  places: readonly string[],
  number: number,
): Wanted {
  const { type, version } = headOf({ head })
  const shared = { id: number, type, version }
  const key = JSON.stringify([number, type, version, options, places])
  if (!isReadable) return { widget: { ...shared, options }, key }
  const marked = JSON.parse(options) as Record<string, unknown>
  places.forEach((at, index) => {
    const mark = { id: index + 1, type: SLOT_TYPE, version: 1, options: {} }
    setAt(marked, JSON.parse(at) as Path, [mark])
  })
  return { widget: { ...shared, options: marked }, key }
}
