import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', help: 'Vide : celui du réglage « Partage » du site.' }),
  shown: choice({
    label: 'Où le montrer',
    choices: {
      always: 'Toujours',
      article: 'Sous un article seulement',
    },
    default: 'always',
  }),
})
