import {
  defineWidget,
  type ViewContext,
  type WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { DEMO_MEDIA } from '#base/core/media/media-file.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface ColumnsModel {
  align: string
  columns: { width: number; widgets: WidgetOutcome[] }[]
}

/** A picture of the product, until another one takes its place. */
const EXAMPLE = `${DEMO_MEDIA}/accueil/hero.webp`
const WORDS =
  '<h2>Un titre qui dit l’essentiel</h2><p>Une ou deux phrases pour l’expliquer.</p>' +
  '<p><a href="/contact" class="btn btn-primary">Nous contacter</a></p>'

const half = (type: string, values: Record<string, unknown>) => ({
  width: 6,
  // Any number will do: it gets one of the page's own.
  widgets: [{ id: 1, type, version: 1, options: values }],
})

/** Widgets side by side on the 12-column grid from `md` up, one above the other on a phone. */
export const widget = defineWidget({
  type: 'columns',
  title: 'Colonnes',
  sentence: 'Une à quatre colonnes, où poser d’autres blocs.',
  keywords: 'grille mise en page',
  starts: {
    columns: [
      { width: 6, widgets: [] },
      { width: 6, widgets: [] },
    ],
  },
  variants: [
    {
      title: 'Image et texte',
      sentence: 'Une image à gauche, à droite un titre, un texte et un bouton.',
      keywords: 'photo colonnes côte à côte',
      starts: { columns: [half('image', { src: EXAMPLE }), half('rich-text', { html: WORDS })] },
    },
  ],
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
          {...view.slot(`columns.${index}.widgets`)}
          dangerouslySetInnerHTML={{ __html: widgets.map((inner) => inner.html(view)).join('') }}
        />
      ))}
    </div>
  )
}
