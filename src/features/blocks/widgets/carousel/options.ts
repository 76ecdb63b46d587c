import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  choice,
  forDevelopers,
  inGroup,
  link,
  list,
  longText,
  media,
  number,
  text,
  yesNo,
} from '#base/core/field/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  items: list({
    label: 'Diapositives',
    max: 12,
    members: {
      image: media({ label: 'Image', accept: 'image' }),
      title: text({ label: 'Titre' }),
      text: longText({ label: 'Texte' }),
      link: link({ label: 'Lien' }),
      ...inGroup('Détails', {
        image_alt: text({ label: 'Texte de l’image', help: 'Vide : celui de la médiathèque.' }),
        link_text: text({ label: 'Texte du lien', example: 'Lire la suite', textOf: 'link' }),
      }),
    },
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
  ...forDevelopers({
    image_width: number({
      label: 'Largeur des images',
      unit: 'px',
      default: 1440,
      min: 1,
      max: 10_000,
    }),
    image_height: number({
      label: 'Hauteur des images',
      unit: 'px',
      default: 960,
      min: 1,
      max: 10_000,
    }),
  }),
})
