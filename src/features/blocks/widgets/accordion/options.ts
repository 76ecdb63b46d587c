import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { list, richText, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  items: list({
    label: 'Sections',
    members: { title: text({ label: 'Titre' }), html: richText({ label: 'Texte' }) },
  }),
  first_open: yesNo({ label: 'Ouvrir la première section' }),
})
