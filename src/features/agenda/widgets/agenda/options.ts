import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, number, page, text, yesNo } from '#framework/widget-kit/fields.ts'

export const options = defineOptions({
  shown: choice({
    label: 'Échéances montrées',
    choices: { next: 'Les prochaines', month: 'Celles d’un mois' },
    default: 'next',
  }),
  title: text({ label: 'Titre', help: 'Vide : aucun, ou celui du mois.' }),
  month: number({
    label: 'Mois',
    help: 'De 1 à 12 : sa prochaine occurrence est montrée.',
    default: 1,
    min: 1,
    max: 12,
  }),
  nb_items: number({ label: 'Nombre d’échéances', default: 6, min: 1, max: 40 }),
  show_details: yesNo({ label: 'Montrer les explications', default: true }),
  show_filter: yesNo({ label: 'Proposer de choisir ce qui concerne le visiteur' }),
  show_calendar: yesNo({ label: 'Proposer l’abonnement et le fichier .ics', default: true }),
  agenda_page: page({ label: 'Page de tout l’agenda', help: 'Liée sous la liste.' }),
})
