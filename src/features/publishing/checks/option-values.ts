import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { Fields } from '#base/core/field/fields.ts'
import { type ValueWithin, valuesWithin } from '#framework/widget-kit/values-within.ts'
import type { EditedElsewhere, Widgets } from '#framework/widget-kit/define-widget.ts'

/** One value of a document: an option of a widget, or a field of its own. */
export interface OptionValue extends Omit<ValueWithin, 'field'> {
  field: Pick<ValueWithin['field'], 'kind' | 'label' | 'textOf'>
  /** The widget that it is of; `null` for the document's own. */
  widgetId: number | null
  /** That widget by its French title; empty for the document. */
  widget: string
}

/** A field of the document itself. */
export const ownValue = (
  kind: OptionValue['field']['kind'],
  label: string,
  value: unknown,
): OptionValue => ({
  name: '',
  field: { kind, label },
  value,
  beside: {},
  widgetId: null,
  widget: '',
})

type Inner = Pick<DraftWidget, 'id' | 'type' | 'version' | 'options'>

/** A widget with its options in the current version; nothing for what can't be read. */
export interface ReadWidget {
  id: number
  type: string
  title: string
  fields: Fields
  /** Keys of the dated figures that it shows or computes with. */
  figures(all: readonly DatedFigure[]): readonly string[]
  /** What it draws that is edited elsewhere. */
  draws(): readonly EditedElsewhere[]
  options: Readonly<Record<string, unknown>>
}

/** Every widget that can be read, those inside others behind them. */
export function readWidgets(types: Widgets, widgets: readonly Inner[]): ReadWidget[] {
  return widgets.flatMap(({ id, type, version, options }) => {
    const widget = types.get(type)
    if (!widget || typeof options === 'string') return []
    const text = JSON.stringify(options)
    const current = upgraded(() => widget.options.upgrade(text, version))
    const inner = widget.nested(text, version)
    const figures = (all: readonly DatedFigure[]) => widget.figures(text, version, all)
    return [
      ...(current
        ? [
            {
              id,
              type,
              title: widget.title,
              fields: widget.options.fields,
              figures,
              draws: () => widget.draws(text, version),
              options: current,
            },
          ]
        : []),
      ...readWidgets(types, inner),
    ]
  })
}

/** Options that no upgrade makes readable are told by the widget's own check. */
function upgraded(read: () => Record<string, unknown>): Record<string, unknown> | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Every option of these widgets, those of groups and of the entries of lists included. */
export const optionValues = (widgets: readonly ReadWidget[]): OptionValue[] =>
  widgets.flatMap(({ id, title, fields, options }) =>
    valuesWithin(fields, options).map((option) => ({ ...option, widgetId: id, widget: title })),
  )
