import {
  defineWidget,
  type ViewContext,
  type WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface ColumnsModel {
  align: string
  columns: { width: number; widgets: WidgetOutcome[] }[]
}

/** Widgets side by side on the 12-column grid from `md` up, one above the other on a phone. */
export const widget = defineWidget({
  type: 'columns',
  title: 'Colonnes',
  group: 'layout',
  options,
  async load(values, { run }) {
    if (values.columns.length === 0) return { state: 'empty' }
    const model: ColumnsModel = {
      align: values.align,
      columns: await Promise.all(
        values.columns.map(async (column) => ({
          width: column.width,
          widgets: await run(column.widgets),
        })),
      ),
    }
    return { state: 'ready', model }
  },
  View: ColumnsView,
  inner: (model) => model.columns.flatMap((column) => column.widgets),
  examples,
})

/** Each widget inside keeps its own error boundary, so it arrives as finished HTML. */
function ColumnsView({ model, view }: { model: ColumnsModel; view: ViewContext }) {
  return (
    <div className={`row columns align-items-${model.align}`}>
      {model.columns.map(({ width, widgets }, index) => (
        <div
          key={index}
          className={`col-12 col-md-${width}`}
          dangerouslySetInnerHTML={{ __html: widgets.map((inner) => inner.html(view)).join('') }}
        />
      ))}
    </div>
  )
}
