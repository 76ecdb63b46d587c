import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/**
 * Words of clients: off until somebody switches them on, and only those whose client agreed in
 * writing (professional secrecy; code of ethics, art. 152).
 */
export const testimonials = defineWidget({
  type: 'testimonials',
  title: 'Témoignages',
  options,
  root: 'section',
  load({ enabled, title, items }) {
    const shown = items.filter(({ quote, consent }) => quote.trim() && consent)
    return enabled && shown.length > 0
      ? { state: 'ready', model: { title, items: shown } }
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
