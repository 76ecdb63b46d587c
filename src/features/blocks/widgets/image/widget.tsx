import { Words } from '#framework/widget-kit/text.tsx'
import { typography } from '#base/kit/text/fr-typography.ts'
import { labels } from '#base/core/article/labels.ts'
import { Picture } from '#framework/ui/picture.tsx'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** One picture with its caption and credit. */
export const widget = defineWidget({
  type: 'image',
  title: 'Image',
  sentence: 'Une image avec sa légende.',
  keywords: 'photo illustration',
  group: 'media',
  options,
  load(values, { culture, media }) {
    if (!values.src) return { state: 'empty' }
    const known = media(values.src)
    const caption = typography(culture).text(values.caption || known.caption)
    const model = {
      ...values,
      caption,
      src: known.src,
      alt: values.alt || known.alt,
      credit: values.credit || known.credit,
      // What the library measured is truer than what was once typed.
      width: known.width || values.width,
      height: known.height || values.height,
    }
    return { state: 'ready', model }
  },
  View: ({ model, view }) => (
    <figure className={`image image-${model.shape}`}>
      <Picture
        src={model.src}
        alt={model.alt}
        width={model.width}
        height={model.height}
        mark={view.mark('src')}
      />
      {view.shows(model.caption || model.credit) ? (
        <figcaption>
          <Words view={view} path="caption">
            {model.caption}
          </Words>
          {view.shows(model.credit) ? (
            <span className="credit">
              <Words view={view} path="credit" before={`${labels(view.culture).photoCredit} : `}>
                {model.credit}
              </Words>
            </span>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  ),
  examples,
})
