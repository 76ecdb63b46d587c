import type { Example } from '../define-widget.ts'

const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'Le savez-vous ?', motifs: NEWS } },
  {
    name: 'vidéos',
    options: {
      widget_title: 'Vous avez une minute ?',
      isActuVideo: true,
      motifs: ['EREVUEVIDEO'],
      arrangement: 'grid',
    },
  },
  {
    name: 'filtres et pagination',
    options: { motifs: NEWS, nb_items: 4, show_filters: true, show_pagination: true },
  },
  { name: 'à la une', options: { motifs: NEWS, lead_motifs: ['AEP'], nb_items: 4 } },
  {
    name: 'un article par motif',
    options: { motifs: NEWS, fixed_motifs: true, items_per_motif: 1, arrangement: 'rows' },
  },
  { name: 'décalage', options: { motifs: NEWS, offset: 3, nb_items: 3 } },
  { name: 'ordre inverse', options: { motifs: NEWS, reverse_order: true, nb_items: 3 } },
  { name: 'motifs de la page', options: { page_auto: true, nb_items: 3 } },
  { name: 'articles liés', options: { request_type: 'related', nb_items: 3 } },
  { name: 'sans motif', options: {} },
]
