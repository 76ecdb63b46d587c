import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { link, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  text: text({ label: 'Annonce', help: 'Une phrase : fermeture, échéance, événement.', max: 200 }),
  link_text: text({ label: 'Texte du lien', max: 60, textOf: 'link' }),
  link: link({ label: 'Lien' }),
  is_closable: yesNo({
    label: 'Le visiteur peut la fermer',
    help: 'Elle reste fermée jusqu’à la fin de sa visite, ou jusqu’à ce que vous changiez le texte.',
    default: true,
  }),
})
