import type { PageTree, PageWidget, WidgetSlot } from './page-tree.ts'

/** Where a widget is put: before the `index`th of a list, as `places.ts` names it. */
export interface Target {
  zone: string
  index: number
}

type Content = PageWidget[]

/** Name of a list: the index of a slot after the name of its widget, which is none for a zone of the page. */
export const listName = (parent: string, index: number): string => `${parent}/${index}`

/** A page with other widgets in one list. The rest of it stays the same objects. */
function withList(page: PageTree, zone: string, change: (content: Content) => Content): PageTree {
  return inEach(page, '', (list, content) => (list === zone ? change(content) : content))
}

/** Goes through every list, from the outside to the inside. */
function inEach(page: PageTree, parent: string, change: ListChange): PageTree {
  const zones = slotsWith(page.zones, parent, change)
  return zones === page.zones ? page : { ...page, zones }
}

type ListChange = (zone: string, content: Content) => Content

function slotsWith(slots: WidgetSlot[], parent: string, change: ListChange): WidgetSlot[] {
  return mapped(slots, (slot, index) => {
    const changed = change(listName(parent, index), slot.content)
    const content = mapped(changed, (widget) => widgetWith(widget, change))
    return content === slot.content ? slot : { ...slot, content }
  })
}

function widgetWith(widget: PageWidget, change: ListChange): PageWidget {
  const { props } = widget
  const slots = slotsWith(props.slots, props.id, change)
  return slots === props.slots ? widget : { ...widget, props: { ...props, slots } }
}

/** The list itself when no entry became another one. */
function mapped<T>(list: T[], change: (entry: T, index: number) => T): T[] {
  const changed = list.map(change)
  return changed.every((entry, index) => entry === list[index]) ? list : changed
}

/** Puts widgets into a list. */
export const inserted = (
  page: PageTree,
  widgets: readonly PageWidget[],
  { zone, index }: Target,
): PageTree => withList(page, zone, (content) => content.toSpliced(index, 0, ...widgets))

/** Takes a widget out, with all inside it. */
export const removed = (page: PageTree, id: string): PageTree =>
  inEach(page, '', (_zone, content) =>
    content.some(({ props }) => props.id === id)
      ? content.filter(({ props }) => props.id !== id)
      : content,
  )

/**
 * Puts a widget elsewhere; where there is no such list it stays.
 * @param target counted without the widget; no list inside of it
 */
export function moved(page: PageTree, widget: PageWidget, target: Target): PageTree {
  const rest = removed(page, widget.props.id)
  const next = inserted(rest, [widget], target)
  return next === rest ? page : next
}

/** Puts widgets in the place of one. */
export const replaced = (page: PageTree, id: string, widgets: readonly PageWidget[]): PageTree =>
  inEach(page, '', (_zone, content) => {
    const index = content.findIndex(({ props }) => props.id === id)
    return index === -1 ? content : content.toSpliced(index, 1, ...widgets)
  })
