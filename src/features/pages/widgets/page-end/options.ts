import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, group, link, longText, number, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  follows: choice({
    label: 'À la suite de',
    choices: { page: 'La page', article: 'L’article ouvert ; rien quand il n’y en a pas' },
    default: 'page',
  }),
  title: text({ label: 'Titre', example: 'Parlons de votre situation' }),
  text: longText({ label: 'Texte' }),
  action: group({
    label: 'Bouton',
    members: {
      text: text({ label: 'Texte', textOf: 'link', example: 'Prendre rendez-vous' }),
      link: link({ label: 'Lien' }),
    },
  }),
  pages: number({
    label: 'Pages voisines',
    help: 'À la suite d’un article : les pages du site qui ont un de ses thèmes.',
    default: 2,
    min: 0,
    max: 6,
  }),
  articles: number({
    label: 'Articles liés',
    help: 'Les plus récents des thèmes de la page, ou de l’article.',
    default: 2,
    min: 0,
    max: 6,
  }),
})
