import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, number, page, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre', help: 'Vide : aucun, ou celui du mois.' }),
  shown: choice({
    label: 'Échéances montrées',
    choices: { next: 'Les prochaines', month: 'Celles d’un mois' },
    default: 'next',
  }),
  month: number({
    label: 'Mois',
    help: 'De 1 à 12 : sa prochaine occurrence est montrée.',
    default: 1,
    min: 1,
    max: 12,
    when: { field: 'shown', is: 'month' },
  }),
  nb_items: number({
    label: 'Nombre d’échéances',
    default: 6,
    min: 1,
    max: 40,
    when: { field: 'shown', is: 'next' },
  }),
  agenda_page: page({ label: 'Page de tout l’agenda', help: 'Liée sous la liste.' }),
  ...inGroup('Présentation', {
    in_lines: yesNo({
      label: 'Une ligne par échéance',
      help: 'Son titre, son jour et qui elle concerne.',
    }),
    by_month: yesNo({ label: 'Séparer les mois', when: { field: 'shown', is: 'next' } }),
    show_details: yesNo({ label: 'Montrer les explications', default: true }),
    show_filter: yesNo({ label: 'Proposer de choisir ce qui concerne le visiteur' }),
    show_calendar: yesNo({ label: 'Proposer l’abonnement au calendrier', default: true }),
  }),
})
