import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { writtenHtml } from '#framework/widget-kit/written-html.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A few true numbers in a row. */
export const widget = defineWidget({
  type: 'figures',
  title: 'Chiffres clés',
  group: 'news',
  options,
  root: 'section',
  load(values, { culture }) {
    const type = typography(culture)
    const items = values.items
      .filter(({ value, label }) => value && label)
      .map((item) => ({ ...item, label: type.text(item.label) }))
    if (items.length === 0) return { state: 'empty' }
    const title = type.text(values.title)
    return { state: 'ready', model: { title, text: type.text(values.text), items } }
  },
  View: ({ model: { title, text, items } }) => (
    <>
      {title ? <h2 className="widget-title">{title}</h2> : null}
      {text ? <p className="widget-subtitle">{text}</p> : null}
      <dl className="figures">
        {items.map(({ value, label }) => (
          <div key={label} className="figure-entry">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
  written: ({ title, text, items }) => ({
    html:
      writtenHtml('h2', title) +
      writtenHtml('p', text) +
      `<dl>${items.map(({ value, label }) => writtenHtml('dt', label) + writtenHtml('dd', value)).join('')}</dl>`,
  }),
  band: ({ band }) => (band === 'none' ? '' : band),
  examples,
})
