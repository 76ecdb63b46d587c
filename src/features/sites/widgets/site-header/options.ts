import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { flag, inGroup, link, menu, page, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  menu: menu({ label: 'Navigation principale' }),
  top_menu: menu({ label: 'Liens de la barre du haut' }),
  office_hours: flag({
    label: 'Horaires du bureau principal',
    help: 'Suivent ceux du bureau et disent ses fermetures.',
    default: '0',
  }),
  hours: text({ label: 'Horaires en une ligne', when: { field: 'office_hours', isNot: '1' } }),
  search_page: page({
    label: 'Page de recherche',
    help: 'Aucune : pas de recherche dans l’en-tête.',
  }),
  ...inGroup('Bouton', {
    action_text: text({ label: 'Texte du bouton', textOf: 'action_link' }),
    action_link: link({ label: 'Lien du bouton' }),
    second_text: text({ label: 'Texte du second lien', textOf: 'second_link' }),
    second_link: link({ label: 'Second lien', help: 'À côté du téléphone, en plus petit.' }),
  }),
})
