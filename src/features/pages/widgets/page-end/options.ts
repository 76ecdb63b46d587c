import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { group, link, longText, number, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', example: 'Parlons de votre situation' }),
  text: longText({ label: 'Texte' }),
  action: group({
    label: 'Bouton',
    members: {
      text: text({ label: 'Texte', textOf: 'link', example: 'Prendre rendez-vous' }),
      link: link({ label: 'Lien' }),
    },
  }),
  pages: number({ label: 'Pages voisines', default: 2, min: 0, max: 6 }),
  articles: number({
    label: 'Articles liés',
    help: 'Les plus récents des thèmes de la page.',
    default: 2,
    min: 0,
    max: 6,
  }),
})
