import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { forDevelopers, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  label: text({ label: 'Question' }),
  help: text({ label: 'Aide' }),
  required: yesNo({ label: 'Réponse obligatoire' }),
  ...forDevelopers({ name: text({ label: 'Nom du champ', default: 'date', max: 60 }) }),
})
