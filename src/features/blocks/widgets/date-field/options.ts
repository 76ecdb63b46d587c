import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { text, yesNo } from '#framework/widget-kit/fields.ts'

export const options = defineOptions({
  label: text({ label: 'Question' }),
  name: text({ label: 'Nom du champ', default: 'date', max: 60 }),
  help: text({ label: 'Aide' }),
  required: yesNo({ label: 'Réponse obligatoire' }),
})
