import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A few true numbers in a row. */
export const figures = defineWidget({
  type: 'figures',
  title: 'Chiffres clés',
  options,
  root: 'section',
  load({ title, text, items }) {
    const shown = items.filter(({ value, label }) => value && label)
    return shown.length > 0
      ? { state: 'ready', model: { title, text, items: shown } }
      : { state: 'empty' }
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
  band: ({ band }) => (band === 'none' ? '' : band),
  examples,
})
