import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, text, yesNo } from '#base/core/field/fields.ts'

const coordinate = {
  help: 'En degrés décimaux ; vide : pas de carte à afficher.',
  max: 20,
}
const isPlaced = { field: 'latitude', isNot: '' }

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  office: text({ label: 'Bureau', help: 'Clé d’un bureau ; vide : le premier.' }),
  show_details: yesNo({ label: 'Montrer le téléphone et les horaires' }),
  show_plan: yesNo({ label: 'Montrer le plan dessiné', default: true }),
  ...inGroup('Carte', {
    latitude: text({ ...coordinate, label: 'Latitude', example: '49,28', format: 'latitude' }),
    longitude: text({ ...coordinate, label: 'Longitude', example: '-0,70', format: 'longitude' }),
    scale: choice({
      label: 'Échelle',
      choices: { street: 'La rue', town: 'La ville', region: 'La région' },
      default: 'street',
      when: isPlaced,
    }),
    show_marker: yesNo({ label: 'Repère sur le lieu', default: true, when: isPlaced }),
  }),
})
