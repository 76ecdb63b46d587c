import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'Les thèmes en images', menu: 1514, columns: '3' } },
  {
    name: 'page courante',
    options: { menu: 1514, columns: '3' },
    page: { at: '/vos-actualites/themes/patrimoine' },
  },
  { name: 'sans image', options: { widget_title: 'Pratique', menu: 1509, show_json: true } },
  {
    name: 'mode développeur',
    options: { menu: 1514, columns: '2' },
    page: { developer: true },
  },
  { name: 'menu absent', options: { menu: 99_999 }, ends: 'error' },
]
