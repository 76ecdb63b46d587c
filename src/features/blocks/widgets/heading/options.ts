import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  text: text({ label: 'Titre', help: 'Vide au niveau 1 : le titre de la page.' }),
  level: choice({
    label: 'Niveau',
    choices: { '1': 'Titre de la page', '2': 'Titre de partie', '3': 'Sous-titre' },
    default: '2',
  }),
  eyebrow: text({ label: 'Surtitre' }),
  intro: longText({ label: 'Introduction' }),
})
