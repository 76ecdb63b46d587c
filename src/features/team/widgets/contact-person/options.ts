import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, group, longText, page, person, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', example: 'Votre interlocuteur' }),
  text: longText({ label: 'Texte' }),
  from: choice({
    label: 'Personne',
    choices: {
      field: 'Celle de l’équipe dont les thèmes de la page sont le domaine',
      chosen: 'Une personne choisie',
    },
    default: 'field',
  }),
  person: person({ label: 'Qui', when: { field: 'from', is: 'chosen' } }),
  write: group({
    label: 'Bouton pour lui écrire',
    members: {
      text: text({ label: 'Texte', help: 'Vide : « Écrire à » et son nom.' }),
      page: page({ label: 'Page du formulaire', help: 'Aucune : pas de bouton.' }),
    },
  }),
})
