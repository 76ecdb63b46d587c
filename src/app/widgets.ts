import type { Widget, Widgets } from '#framework/widget-kit/define-widget.ts'

const found = import.meta.glob<{ widget: Widget }>('../features/*/widgets/*/widget.{ts,tsx}', {
  eager: true,
})

/** Every widget by its type, in the order of the types: a folder with a widget in it is one. */
export const registry: Widgets = new Map(
  Object.values(found)
    .map(({ widget }) => [widget.type, widget] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
