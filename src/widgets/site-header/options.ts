import { defineOptions } from '../define-options.ts'
import { link, menu, text } from '../fields.ts'

export const options = defineOptions({
  menu: menu({ label: 'Navigation principale' }),
  top_menu: menu({ label: 'Liens de la barre du haut' }),
  hours: text({ label: 'Horaires en une ligne' }),
  action_text: text({ label: 'Texte du bouton' }),
  action_link: link({ label: 'Lien du bouton' }),
})
