import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { longText, menu, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  menu: menu({ label: 'Colonnes de liens' }),
  legal_menu: menu({ label: 'Liens légaux' }),
  tagline: longText({ label: 'Présentation' }),
  accessibility: text({
    label: 'Accessibilité',
    help: 'Degré de conformité annoncé au pied de page ; vide : celui de la déclaration.',
  }),
})
