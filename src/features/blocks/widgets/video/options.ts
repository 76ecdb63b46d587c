import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  forDevelopers,
  inGroup,
  list,
  longText,
  media,
  number,
  richText,
  text,
} from '#base/core/field/fields.ts'

const hasFile = { field: 'src', isNot: '' }

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  src: media({ label: 'Fichier vidéo', accept: 'video' }),
  external: text({
    label: 'Ou vidéo d’un autre site',
    help: 'Une adresse de YouTube, Vimeo ou Dailymotion. Elle ne se charge qu’après un clic du visiteur.',
    example: 'https://www.youtube.com/watch?v=…',
    format: 'external-video',
    when: { field: 'src', is: '' },
  }),
  poster: media({ label: 'Image d’attente', accept: 'image' }),
  ...inGroup('Texte et crédit', {
    text: longText({ label: 'Texte' }),
    credit: text({ label: 'Crédit' }),
  }),
  ...inGroup('Sous-titres et transcription', {
    captions: list({
      label: 'Sous-titres',
      max: 6,
      when: hasFile,
      members: {
        src: media({ label: 'Fichier WebVTT', accept: 'captions' }),
        language: text({ label: 'Langue', default: 'fr', max: 10 }),
        label: text({ label: 'Nom', default: 'Français' }),
      },
    }),
    transcript: richText({ label: 'Transcription' }),
  }),
  ...forDevelopers({
    width: number({ label: 'Largeur', unit: 'px', default: 1280, min: 1, max: 10_000 }),
    height: number({ label: 'Hauteur', unit: 'px', default: 720, min: 1, max: 10_000 }),
  }),
})
