import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { inGroup, link, menu, page, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  menu: menu({ label: 'Navigation principale' }),
  top_menu: menu({ label: 'Liens de la barre du haut' }),
  hours: text({ label: 'Horaires en une ligne' }),
  search_page: page({
    label: 'Page de recherche',
    help: 'Aucune : pas de recherche dans l’en-tête.',
  }),
  ...inGroup('Bouton', {
    action_text: text({ label: 'Texte du bouton' }),
    action_link: link({ label: 'Lien du bouton' }),
  }),
})
