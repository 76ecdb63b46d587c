import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, menu, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  menu: menu({ label: 'Menu source' }),
  centered: yesNo({ label: 'Centrer les tuiles' }),
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
    template: text({ label: 'Modèle', default: 'menu/menu-icon-top' }),
    template_dir: text({ label: 'Dossier de modèles du site' }),
  }),
})
