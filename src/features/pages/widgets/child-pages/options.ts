import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, page, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  parent: page({ label: 'Page parente', help: 'Aucune : la page qui porte le bloc.' }),
  layout: choice({
    label: 'Présentation',
    choices: {
      cards: 'Cartes',
      list: 'Liste',
      compact: 'Liste serrée',
      section: 'Menu de rubrique',
    },
    default: 'cards',
  }),
  title: text({ label: 'Titre' }),
  show_description: yesNo({ label: 'Montrer la description', default: true }),
})
