import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, link, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  layout: choice({
    label: 'Présentation',
    choices: { full: 'Sommaire du guide', compact: 'Menu à côté d’un chapitre' },
    default: 'full',
  }),
  title: text({ label: 'Titre' }),
  request: link({
    label: 'Où demander le guide sur papier',
    help: 'S’affiche si le réglage d’envoi sur papier de ce guide est actif.',
  }),
})
