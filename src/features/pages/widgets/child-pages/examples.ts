import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'liste', options: { layout: 'list', title: 'À lire aussi' } },
  {
    name: 'illustrée',
    options: { layout: 'pictures', title: 'À lire', link_text: 'Toute la rubrique', nb_items: 3 },
  },
  { name: 'puces', options: { layout: 'chips', title: 'Au choix' } },
  { name: 'serrée', options: { layout: 'compact', show_description: false } },
  {
    name: 'menu de rubrique',
    options: { layout: 'section' },
    page: { at: '/le-cabinet/nos-bureaux/bureau-du-centre' },
  },
  {
    name: 'pages voisines',
    options: { layout: 'section', nearest: 4, title: 'Proches', all_title: 'Tous les simulateurs' },
    page: { at: '/vos-outils/simulateurs/bfr' },
  },
]
