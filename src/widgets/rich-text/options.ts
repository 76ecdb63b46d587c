import { defineOptions } from '../define-options.ts'
import { choice, richText } from '../fields.ts'

export const options = defineOptions({
  html: richText({ label: 'Texte' }),
  style: choice({
    label: 'Présentation',
    choices: { default: 'Texte courant', lead: 'Chapô', boxed: 'Encadré' },
    default: 'default',
  }),
})
