import type { DescribedField } from '#base/core/field/described-field.ts'
import { copyOf } from '../state/tree/copy-widget.ts'
import { isRecord, nestedPlaces, setAt, valueAt, type Path } from '../state/tree/nested-places.ts'
import type { WidgetSlot, WidgetProps } from '../state/tree/page-tree.ts'

/** Stands for the inner widgets of a slot while a form holds the options around them. */
interface SlotMark {
  slot: number
}

/** Options for a form: in place of inner widgets a mark, which moves with the entry it is in. */
export function editableOptions({
  options,
  slots,
}: Pick<WidgetProps, 'options' | 'slots'>): Record<string, unknown> {
  const editable = JSON.parse(options) as Record<string, unknown>
  slots.forEach(({ at, content }, slot) => {
    const path = JSON.parse(at) as Path
    if (content.length === 0 && valueAt(editable, path) === undefined) return
    const mark: SlotMark[] = [{ slot }]
    setAt(editable, path, mark)
  })
  return editable
}

/** The way back: an entry that was moved took its widgets along, one that was copied copies them. */
export function editedOptions(
  before: readonly WidgetSlot[],
  edited: Readonly<Record<string, unknown>>,
  fields: readonly DescribedField[],
): Pick<WidgetProps, 'options' | 'slots'> {
  const taken = new Set<number>()
  const lists = new Set<unknown>()
  const slots = nestedPlaces(edited, fields).flatMap(({ path, value }): WidgetSlot[] => {
    const at = JSON.stringify(path)
    if (value === undefined) return [{ at, content: [] }]
    if (!Array.isArray(value) || (value.length > 0 && !isMark(value[0]))) return []
    lists.add(value)
    const [mark] = value as SlotMark[]
    const content = (mark && before[mark.slot]?.content) ?? []
    if (!mark || !taken.has(mark.slot)) {
      if (mark) taken.add(mark.slot)
      return [{ at, content }]
    }
    return [{ at, content: content.map((widget) => copyOf(widget)) }]
  })
  const options = JSON.stringify(edited, (_key, value: unknown) => (lists.has(value) ? [] : value))
  return { options, slots }
}

const isMark = (value: unknown): value is SlotMark =>
  isRecord(value) && typeof value['slot'] === 'number'
