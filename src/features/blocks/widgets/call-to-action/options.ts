import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, link, list, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  buttons: list({
    label: 'Boutons',
    max: 3,
    members: {
      text: text({ label: 'Texte du bouton', textOf: 'link' }),
      link: link({ label: 'Lien' }),
      style: choice({
        label: 'Style',
        choices: { primary: 'Plein', outline: 'Contour' },
        default: 'primary',
      }),
    },
  }),
  tone: choice({ label: 'Ton', choices: { tint: 'Clair', strong: 'Foncé' }, default: 'tint' }),
})
