import { placed } from '#framework/widget-kit/marks.ts'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { labels } from '#base/core/article/labels.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { CarouselView, type CarouselModel } from './view.tsx'

/** Slides that come one after the other (requirements I3). */
export const widget = defineWidget({
  type: 'carousel',
  title: 'Carrousel',
  sentence: 'Plusieurs images qui se suivent, avec un texte chacune.',
  keywords: 'diaporama diapositives',
  group: 'media',
  options,
  load(values, { culture, href, media }) {
    const type = typography(culture)
    const slides = placed(values.items)
      .filter(({ image, title, text }) => image || title || text)
      .map(({ link, link_text, image, image_alt, ...slide }) => ({
        ...slide,
        ...picture(media(image), image_alt),
        title: type.text(slide.title),
        text: type.text(slide.text),
        href: link ? href(link) : null,
        linkText: link_text || labels(culture).readMore,
      }))
    if (slides.length === 0) return { state: 'empty' }
    const model: CarouselModel = {
      title: values.widget_title,
      slides,
      imageWidth: values.image_width,
      imageHeight: values.image_height,
      autoplay: values.autoplay,
    }
    return { state: 'ready', model }
  },
  View: CarouselView,
  band: ({ band }) => (band === 'none' ? '' : band),
  island: ({ slides }) => (slides.length > 1 ? 'carousel' : null),
  examples,
})

const picture = ({ src, alt, focal }: ShownMedia, ownAlt: string) => ({
  image: src,
  image_alt: ownAlt || alt,
  focal,
})
