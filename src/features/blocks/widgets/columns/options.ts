import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, list, number, widgets } from '#base/core/field/fields.ts'

export const options = defineOptions({
  columns: list({
    label: 'Colonnes',
    max: 4,
    members: {
      width: number({ label: 'Largeur', unit: 'sur 12', default: 6, min: 1, max: 12 }),
      widgets: widgets({ label: 'Blocs' }),
    },
  }),
  align: choice({
    label: 'Alignement vertical',
    choices: { start: 'En haut', center: 'Au milieu', stretch: 'Même hauteur' },
    default: 'start',
  }),
})
