import { defineOptions } from '../define-options.ts'
import { list, richText, text, yesNo } from '../fields.ts'

export const options = defineOptions({
  items: list({
    label: 'Sections',
    members: { title: text({ label: 'Titre' }), html: richText({ label: 'Texte' }) },
  }),
  first_open: yesNo({ label: 'Ouvrir la première section' }),
})
