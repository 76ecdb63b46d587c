import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, menu, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  menu: menu({ label: 'Menu source', help: 'L’image d’une entrée est celle de sa page.' }),
  columns: choice({
    label: 'Colonnes sur grand écran',
    choices: { '2': 'Deux', '3': 'Trois', '4': 'Quatre' },
    default: '4',
  }),
  band: choice({
    label: 'Bandeau',
    choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
    default: 'none',
  }),
  ...forDevelopers({
    show_json: yesNo({
      label: 'Écrire les données du menu dans la page',
      help: 'Même quand aucun bloc de la page ne les lit.',
    }),
  }),
})
