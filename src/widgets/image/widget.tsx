import { typography } from '#domain/fr-typography.ts'
import { labels } from '#domain/labels.ts'
import { Picture } from '#ui/picture.tsx'
import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** One picture with its caption and credit. */
export const image = defineWidget({
  type: 'image',
  title: 'Image',
  options,
  load(values, { culture }) {
    if (!values.src) return { state: 'empty' }
    const caption = typography(culture).text(values.caption)
    return { state: 'ready', model: { ...values, caption } }
  },
  View: ({ model, view }) => (
    <figure className={`image image-${model.shape}`}>
      <Picture src={model.src} alt={model.alt} width={model.width} height={model.height} />
      {model.caption || model.credit ? (
        <figcaption>
          {model.caption}
          {model.credit ? (
            <span className="credit">{`${labels(view.culture).photoCredit} : ${model.credit}`}</span>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  ),
  examples,
})
