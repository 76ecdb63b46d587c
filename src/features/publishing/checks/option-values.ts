import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { Field, Fields } from '#framework/widget-kit/fields.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'

/** One stored option with where it stands. */
export interface OptionValue {
  widgetId: number
  /** The widget by its French title. */
  widget: string
  name: string
  field: Field<unknown>
  value: unknown
  /** Options beside it: the alternative text of an image, for one. */
  beside: Readonly<Record<string, unknown>>
}

type Inner = Pick<DraftWidget, 'id' | 'type' | 'version' | 'options'>

/** A widget with its options in the current version; nothing for what can't be read. */
export interface ReadWidget {
  id: number
  type: string
  title: string
  fields: Fields
  /** Keys of the dated figures that it shows or computes with. */
  figures(all: readonly DatedFigure[]): readonly string[]
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
    within(fields, options).map((option) => ({
      ...option,
      widgetId: id,
      widget: title,
    })),
  )

type Found = Omit<OptionValue, 'widgetId' | 'widget'>

function within(fields: Fields, stored: Readonly<Record<string, unknown>>): Found[] {
  const entries = Object.entries(fields)
  const values: Record<string, unknown> = Object.fromEntries(
    entries.map(([name, field]) => [
      name,
      Object.hasOwn(stored, name) ? stored[name] : field.default,
    ]),
  )
  return entries.flatMap(([name, field]): Found[] => {
    const value = values[name]
    if (field.kind === 'widgets') return []
    if (field.kind === 'group') return within(field.members ?? {}, objectOf(value))
    if (field.kind === 'list') {
      return (Array.isArray(value) ? value : []).flatMap((entry) =>
        within(field.members ?? {}, objectOf(entry)),
      )
    }
    return [{ name, field, value, beside: values }]
  })
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
