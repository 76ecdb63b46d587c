import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'Informations légales', menu: 1503 } },
  { name: 'sur une ligne', options: { menu: 1503, arrangement: 'inline' } },
  {
    name: 'colonnes et sous-entrées',
    options: {
      widget_title: 'Tout le site',
      menu: 1502,
      arrangement: 'columns',
      show_children: true,
    },
  },
  {
    name: 'enfants seuls et page courante',
    options: { widget_title: 'Les thèmes', menu: 1512, show_json: true },
    page: { at: '/vos-actualites/themes/social' },
  },
  {
    name: 'mode développeur',
    options: { widget_title: 'Informations légales', menu: 1503 },
    page: { developer: true },
  },
  { name: 'menu absent', options: { menu: 99_999 }, ends: 'error' },
]
