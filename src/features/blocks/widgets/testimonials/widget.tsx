import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/**
 * Words of clients: off until somebody switches them on, and only those whose client agreed in
 * writing (professional secrecy; code of ethics, art. 152).
 */
export const widget = defineWidget({
  type: 'testimonials',
  title: 'Témoignages',
  group: 'texts',
  options,
  root: 'section',
  load(values, { culture }) {
    const type = typography(culture)
    const items = values.items
      .filter(({ quote, consent }) => quote.trim() && consent)
      .map((item) => ({ ...item, quote: type.text(item.quote) }))
    return values.enabled && items.length > 0
      ? { state: 'ready', model: { title: type.text(values.title), items } }
      : { state: 'empty' }
  },
  View: ({ model: { title, items } }) => (
    <>
      {title ? <h2 className="testimonials-title">{title}</h2> : null}
      <ul className="testimonials">
        {items.map(({ quote, name, activity }, index) => (
          <li key={index}>
            <figure className="testimonial">
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              {name || activity ? (
                <figcaption>
                  {name ? <strong>{name}</strong> : null}
                  {name && activity ? ', ' : null}
                  {activity}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </>
  ),
  examples,
})
