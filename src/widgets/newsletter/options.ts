import { defineOptions } from '../define-options.ts'
import { longText, text } from '../fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  intro: longText({ label: 'Introduction', help: 'Au-dessus du formulaire ; vide : rien.' }),
})
