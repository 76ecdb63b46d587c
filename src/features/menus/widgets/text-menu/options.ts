import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, menu, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  menu: menu({ label: 'Menu source' }),
  arrangement: choice({
    label: 'Disposition',
    choices: { list: 'L’un sous l’autre', inline: 'Sur une ligne', columns: 'En colonnes' },
    default: 'list',
  }),
  show_children: yesNo({ label: 'Montrer les sous-entrées' }),
  ...forDevelopers({
    show_json: yesNo({
      label: 'Écrire les données du menu dans la page',
      help: 'Même quand aucun bloc de la page ne les lit.',
    }),
  }),
})
