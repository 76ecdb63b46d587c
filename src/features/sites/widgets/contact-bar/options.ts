import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { link, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  action_text: text({ label: 'Texte du bouton', max: 30, textOf: 'action_link' }),
  action_link: link({ label: 'Lien du bouton' }),
})
