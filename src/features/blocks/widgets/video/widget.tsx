import { externalVideo } from '#base/core/article/external-video.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { VideoView, type VideoModel } from './view.tsx'

/**
 * A video of the site's own in the browser's player, or one of an outside service that loads after
 * a click only (requirements E8).
 */
export const widget = defineWidget({
  type: 'video',
  title: 'Vidéo',
  sentence: 'Une vidéo, la vôtre ou celle d’une plateforme.',
  keywords: 'film youtube',
  group: 'media',
  options,
  root: 'section',
  async load(values, { clean, culture, media }) {
    const outside = values.src ? null : externalVideo(values.external)
    if (!values.src && !outside) return { state: 'empty' }
    const type = typography(culture)
    const file = media(values.src)
    const poster = media(values.poster)
    const model: VideoModel = {
      ...values,
      src: file.src,
      poster: poster.src,
      posterFocal: poster.focal,
      credit: values.credit || file.credit,
      title: type.text(values.title),
      text: type.text(values.text),
      captions: values.captions
        .filter(({ src }) => src)
        .map((track) => ({ ...track, src: media(track.src).src })),
      transcript: values.transcript ? type.html(await clean(values.transcript)) : '',
      outside,
    }
    return outside
      ? { state: 'ready', model, head: { frames: [outside.origin] } }
      : { state: 'ready', model }
  },
  View: VideoView,
  island: ({ outside }) => (outside ? 'frame-box' : null),
  examples,
})
