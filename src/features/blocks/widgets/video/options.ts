import { externalVideo } from '#base/core/article/external-video.ts'
import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  list,
  longText,
  media,
  number,
  richText,
  text,
  type Field,
} from '#framework/widget-kit/fields.ts'

const external: Field<string> = {
  ...text({
    label: 'Ou adresse d’une vidéo YouTube, Vimeo ou Dailymotion',
    help: 'Elle ne se charge qu’après un clic du visiteur. Sans effet quand un fichier est choisi.',
  }),
  schema: text({ label: '' }).schema.refine(
    (address) => address.trim() === '' || externalVideo(address) !== null,
    'une adresse de YouTube, de Vimeo ou de Dailymotion',
  ),
}

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  src: media({ label: 'Fichier vidéo' }),
  external,
  poster: media({ label: 'Image d’attente' }),
  width: number({ label: 'Largeur en pixels', default: 1280, min: 1, max: 10_000 }),
  height: number({ label: 'Hauteur en pixels', default: 720, min: 1, max: 10_000 }),
  captions: list({
    label: 'Sous-titres',
    max: 6,
    members: {
      src: media({ label: 'Fichier WebVTT' }),
      language: text({ label: 'Langue', default: 'fr', max: 10 }),
      label: text({ label: 'Nom', default: 'Français' }),
    },
  }),
  transcript: richText({ label: 'Transcription' }),
  credit: text({ label: 'Crédit' }),
})
