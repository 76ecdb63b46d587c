import { defineOptions } from '../define-options.ts'
import { text } from '../fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', help: 'Au-dessus du formulaire ; vide : rien.' }),
})
