import { defineOptions } from '../define-options.ts'
import { text } from '../fields.ts'

export const options = defineOptions({
  intro: text({ label: 'Texte', help: 'Au-dessus du formulaire ; vide : rien.' }),
})
