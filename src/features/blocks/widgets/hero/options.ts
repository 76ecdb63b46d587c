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
} from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  actions: list({
    label: 'Boutons',
    max: 3,
    members: {
      text: text({ label: 'Texte du bouton', textOf: 'link' }),
      link: link({ label: 'Lien' }),
      style: choice({
        label: 'Style',
        choices: { primary: 'Plein', outline: 'Contour' },
        default: 'primary',
      }),
    },
  }),
  image: media({ label: 'Illustration', accept: 'image' }),
  facts: list({
    label: 'Repères',
    max: 4,
    members: {
      value: text({ label: 'Valeur' }),
      label: text({ label: 'Légende' }),
      link: link({ label: 'Lien', help: 'La page où cela se vérifie.' }),
    },
  }),
  ...inGroup('Présentation', {
    facts_form: choice({
      label: 'Forme des repères',
      choices: { figures: 'Chiffres', promises: 'Engagements' },
      default: 'figures',
    }),
  }),
  ...forDevelopers({
    image_width: number({
      label: 'Largeur de l’illustration',
      unit: 'px',
      default: 1600,
      min: 1,
      max: 10_000,
    }),
    image_height: number({
      label: 'Hauteur de l’illustration',
      unit: 'px',
      default: 1400,
      min: 1,
      max: 10_000,
    }),
  }),
})
