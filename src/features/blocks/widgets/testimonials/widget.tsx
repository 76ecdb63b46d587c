import { Text, Words } from '#framework/widget-kit/text.tsx'
import { placed } from '#framework/widget-kit/marks.ts'
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
  sentence: 'Les mots de vos clients, avec leur accord écrit.',
  keywords: 'avis citations',
  group: 'texts',
  options,
  root: 'section',
  load(values, { culture }) {
    const type = typography(culture)
    const items = placed(values.items)
      .filter(({ quote, consent }) => quote.trim() && consent)
      .map((item) => ({ ...item, quote: type.text(item.quote) }))
    return values.enabled && items.length > 0
      ? { state: 'ready', model: { title: type.text(values.title), items } }
      : { state: 'empty' }
  },
  View: ({ model: { title, items }, view }) => (
    <>
      <Text view={view} path="title" as="h2" className="testimonials-title">
        {title}
      </Text>
      <ul className="testimonials">
        {items.map(({ quote, name, activity, index }) => (
          <li key={index}>
            <figure className="testimonial">
              <blockquote>
                <p {...view.mark(`items.${index}.quote`)}>{quote}</p>
              </blockquote>
              {view.shows(name || activity) ? (
                <figcaption>
                  <Text view={view} path={`items.${index}.name`} as="strong">
                    {name}
                  </Text>
                  {name && activity ? ', ' : null}
                  <Words view={view} path={`items.${index}.activity`}>
                    {activity}
                  </Words>
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
