import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, inGroup, menu, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  menu: menu({ label: 'Menu source' }),
  centered: yesNo({ label: 'Centrer les tuiles' }),
  ...inGroup('Présentation', {
    columns: choice({
      label: 'Colonnes sur grand écran',
      help: 'À cinq, le titre est à gauche.',
      choices: { '4': 'Quatre', '5': 'Cinq' },
      default: '4',
    }),
    on_phone: choice({
      label: 'Sur un téléphone',
      choices: {
        stack: 'L’une sous l’autre',
        compact: 'L’une sous l’autre, sans phrase',
        row: 'En rangée qui défile',
      },
      default: 'stack',
    }),
    band: choice({
      label: 'Bandeau',
      choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
      default: 'none',
    }),
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
