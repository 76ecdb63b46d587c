import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  group: text({
    label: 'Groupe de chiffres',
    help: 'Son nom, sans accent, en minuscules, les mots liés par des traits d’union.',
    example: 'taux-dinteret',
    max: 60,
  }),
  title: text({ label: 'Titre du tableau' }),
  text: longText({ label: 'Texte au-dessus du tableau' }),
})
