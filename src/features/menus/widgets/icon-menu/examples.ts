import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'Pratique', menu: 1509 } },
  {
    name: 'centré',
    options: { widget_title: 'Les thèmes', menu: 1512, centered: true, show_json: true },
  },
  {
    name: 'page courante',
    options: { widget_title: 'Les thèmes', menu: 1512, centered: true },
    page: { at: '/vos-actualites/themes/social' },
  },
  {
    name: 'mode développeur',
    options: { widget_title: 'Pratique', menu: 1509 },
    page: { developer: true },
  },
  {
    name: 'cinq en ligne',
    options: {
      widget_title: 'Les thèmes',
      menu: 1512,
      centered: true,
      columns: '5',
      on_phone: 'row',
    },
  },
  {
    name: 'serré sur un téléphone',
    options: { widget_title: 'Pratique', menu: 1509, on_phone: 'compact' },
  },
  { name: 'menu absent', options: { menu: 99_999 }, ends: 'error' },
]
