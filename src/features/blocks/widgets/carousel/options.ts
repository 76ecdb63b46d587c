import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  choice,
  link,
  list,
  longText,
  media,
  number,
  text,
  yesNo,
} from '#framework/widget-kit/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  items: list({
    label: 'Diapositives',
    max: 12,
    members: {
      image: media({ label: 'Image' }),
      image_alt: text({ label: 'Texte de l’image', help: 'Vide : celui de la médiathèque.' }),
      title: text({ label: 'Titre' }),
      text: longText({ label: 'Texte' }),
      link: link({ label: 'Lien' }),
      link_text: text({ label: 'Texte du lien', help: 'Vide : « Lire la suite ».' }),
    },
  }),
  image_width: number({
    label: 'Largeur des images en pixels',
    default: 1440,
    min: 1,
    max: 10_000,
  }),
  image_height: number({
    label: 'Hauteur des images en pixels',
    default: 960,
    min: 1,
    max: 10_000,
  }),
  autoplay: yesNo({
    label: 'Défilement automatique',
    help: 'Une diapositive toutes les cinq secondes, jamais pour qui préfère moins d’animations.',
    default: true,
  }),
  band: choice({
    label: 'Bandeau',
    choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
    default: 'none',
  }),
})
