import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { link, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  neutral: longText({
    label: 'Texte sans demande',
    help: 'S’affiche à qui ouvre la page sans avoir rien envoyé ; vide : rien.',
  }),
  back: link({ label: 'Lien de retour' }),
  back_text: text({
    label: 'Texte du lien de retour',
    default: 'Retour à l’accueil',
    when: { field: 'back', isNot: '' },
  }),
})
