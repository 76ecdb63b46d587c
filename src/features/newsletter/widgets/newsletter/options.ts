import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  intro: longText({ label: 'Introduction', help: 'Au-dessus du formulaire ; vide : rien.' }),
})
