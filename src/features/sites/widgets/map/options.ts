import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, text, yesNo, type Field } from '#framework/widget-kit/fields.ts'
import { degrees } from './map-frame.ts'

const coordinate = (label: string, limit: 90 | 180): Field<string> => {
  const field = text({
    label,
    help: 'En degrés décimaux ; vide : pas de carte à afficher.',
    max: 20,
  })
  return {
    ...field,
    schema: field.schema.refine(
      (written) => written.trim() === '' || degrees(written, limit) !== null,
      `des degrés décimaux, de −${limit} à ${limit}`,
    ),
  }
}

const isPlaced = { field: 'latitude', isNot: '' }

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  office: text({ label: 'Bureau', help: 'Clé d’un bureau ; vide : le premier.' }),
  show_details: yesNo({ label: 'Montrer le téléphone et les horaires' }),
  show_plan: yesNo({ label: 'Montrer le plan dessiné', default: true }),
  ...inGroup('Carte', {
    latitude: coordinate('Latitude', 90),
    longitude: coordinate('Longitude', 180),
    scale: choice({
      label: 'Échelle',
      choices: { street: 'La rue', town: 'La ville', region: 'La région' },
      default: 'street',
      when: isPlaced,
    }),
    show_marker: yesNo({ label: 'Repère sur le lieu', default: true, when: isPlaced }),
  }),
})
