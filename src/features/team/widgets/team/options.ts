import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  choice,
  group,
  inGroup,
  list,
  longText,
  offices,
  page,
  person,
  text,
  yesNo,
  type ValuesOf,
} from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  text: longText({ label: 'Texte' }),
  from: choice({
    label: 'Personnes',
    help: 'Celles de l’écran « Équipe » changent ici dès qu’elles y changent.',
    choices: {
      typed: 'Écrites dans ce bloc',
      all: 'Toute l’équipe',
      offices: 'L’équipe de certains bureaux',
      chosen: 'Choisies dans l’équipe',
    },
    default: 'typed',
  }),
  members: list({
    label: 'Personnes écrites ici',
    max: 60,
    members: {
      name: text({ label: 'Nom' }),
      role: text({ label: 'Rôle' }),
      text: longText({ label: 'Présentation' }),
    },
    when: { field: 'from', is: 'typed' },
  }),
  persons: list({
    label: 'Personnes choisies',
    max: 60,
    unique: 'person',
    members: { person: person({ label: 'Personne' }) },
    when: { field: 'from', is: 'chosen' },
  }),
  team: group({
    label: 'L’équipe de ces bureaux',
    members: { offices: offices({ label: 'Bureaux' }) },
    when: { field: 'from', is: 'offices' },
  }),
  ...inGroup('Présentation', {
    arrangement: choice({
      label: 'Disposition',
      choices: { rows: 'Portrait à gauche', grid: 'Portrait au-dessus, trois par ligne' },
      default: 'rows',
    }),
    show_places: yesNo({
      label: 'Montrer le bureau, le domaine et les langues',
      when: { field: 'from', isNot: 'typed' },
    }),
    write_page: page({
      label: 'Page du formulaire « Écrire à … »',
      help: 'Un bouton y mène, à la place de l’adresse électronique. Aucune : l’adresse.',
      when: { field: 'from', isNot: 'typed' },
    }),
  }),
})

export type TeamOptions = ValuesOf<typeof options.fields>
