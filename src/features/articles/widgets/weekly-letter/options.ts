import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { richText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', default: 'La lettre de la semaine' }),
  html: richText({
    label: 'Texte',
    help: 'Un lien peut contenir l’année, la semaine et le numéro de client : demandez à votre développeur.',
  }),
})
