import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  show_definitions: yesNo({ label: 'Montrer les définitions', default: true }),
})
