import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { list, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  members: list({
    label: 'Personnes',
    max: 60,
    members: {
      name: text({ label: 'Nom' }),
      role: text({ label: 'Rôle' }),
      text: longText({ label: 'Présentation' }),
    },
  }),
})
