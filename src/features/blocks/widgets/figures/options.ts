import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, list, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  items: list({
    label: 'Chiffres',
    max: 6,
    members: {
      value: text({ label: 'Valeur', max: 20 }),
      label: text({ label: 'Légende', help: 'Un fait exact, sans comparaison.' }),
    },
  }),
  band: choice({
    label: 'Bandeau',
    choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
    default: 'none',
  }),
})
