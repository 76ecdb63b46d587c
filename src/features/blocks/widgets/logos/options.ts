import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { forDevelopers, link, list, media, number, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  items: list({
    label: 'Logos',
    max: 24,
    members: {
      name: text({ label: 'Nom', help: 'Écrit en toutes lettres quand il n’y a pas d’image.' }),
      image: media({ label: 'Image', accept: 'image' }),
      link: link({ label: 'Lien' }),
      ...forDevelopers({
        width: number({ label: 'Largeur', unit: 'px', default: 320, min: 1, max: 4000 }),
        height: number({ label: 'Hauteur', unit: 'px', default: 128, min: 1, max: 4000 }),
      }),
    },
  }),
})
