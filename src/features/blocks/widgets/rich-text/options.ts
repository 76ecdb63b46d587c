import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, forDevelopers, richText, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  html: richText({ label: 'Texte' }),
  style: choice({
    label: 'Présentation',
    choices: { default: 'Texte courant', lead: 'Chapô', boxed: 'Encadré' },
    default: 'default',
  }),
  anchors: yesNo({
    label: 'Donner une adresse à chaque titre',
    help: 'Pour les chapitres d’un guide : leur plan mène à chaque partie.',
  }),
  copyable: yesNo({
    label: 'Proposer de copier le texte',
    help: 'Un bouton copie ses citations, ou le texte entier s’il n’en a pas.',
  }),
  ...forDevelopers({
    tokenize_links: yesNo({
      label: 'Remplacer %%AAAASS%% et %%IDCLIENT%% dans les liens',
      help: 'La semaine et le numéro de client, pris dans l’adresse de la page s’ils y sont.',
    }),
  }),
})
