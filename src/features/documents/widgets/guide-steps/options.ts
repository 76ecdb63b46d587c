import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice } from '#base/core/field/fields.ts'

export const options = defineOptions({
  place: choice({
    label: 'Place dans le chapitre',
    choices: { start: 'Au début : avancement et plan', end: 'À la fin : chapitres voisins' },
    default: 'start',
  }),
})
