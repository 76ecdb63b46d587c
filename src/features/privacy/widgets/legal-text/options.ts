import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice } from '#base/core/field/fields.ts'

export const options = defineOptions({
  kind: choice({
    label: 'Texte',
    choices: {
      mentions: 'Mentions légales',
      donnees: 'Protection des données',
      cookies: 'Cookies',
      accessibilite: 'Déclaration d’accessibilité',
    },
    default: 'mentions',
  }),
})
