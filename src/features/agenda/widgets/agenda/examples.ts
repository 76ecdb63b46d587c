import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { title: 'Prochaines échéances' } },
  {
    name: 'mois de mai',
    options: { shown: 'month', month: 5, show_filter: true },
  },
  {
    name: 'choix du visiteur',
    options: { show_filter: true, nb_items: 4, show_details: false },
    page: { query: { concerne: 'cfe' } },
  },
  { name: 'en lignes', options: { in_lines: true, nb_items: 4, show_calendar: false } },
  { name: 'sans calendrier', options: { show_calendar: false, nb_items: 2 } },
]
