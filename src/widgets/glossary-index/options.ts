import { defineOptions } from '../define-options.ts'
import { text, yesNo } from '../fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  show_definitions: yesNo({ label: 'Montrer les définitions', default: true }),
})
