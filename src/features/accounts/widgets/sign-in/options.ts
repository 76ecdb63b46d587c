import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  intro: text({ label: 'Texte', help: 'Au-dessus du formulaire ; vide : rien.' }),
  button: text({ label: 'Bouton', help: 'Vide : « Se connecter ».', max: 60 }),
})
