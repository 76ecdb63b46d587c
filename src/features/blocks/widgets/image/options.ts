import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, media, number, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  src: media({ label: 'Image', accept: 'image' }),
  alt: text({ label: 'Texte de remplacement', help: 'Vide : celui de la médiathèque.' }),
  caption: text({ label: 'Légende' }),
  credit: text({ label: 'Crédit photo' }),
  shape: choice({
    label: 'Forme',
    choices: { default: 'Coins arrondis', plain: 'Sans arrondi' },
    default: 'default',
  }),
  ...forDevelopers({
    width: number({ label: 'Largeur', unit: 'px', default: 1200, min: 1, max: 10_000 }),
    height: number({ label: 'Hauteur', unit: 'px', default: 800, min: 1, max: 10_000 }),
  }),
})
