import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      menu: 1500,
      top_menu: 1501,
      hours: 'Du lundi au vendredi, 9 h – 18 h',
      action_text: 'Être rappelé',
      action_link: '/votre-projet/etre-rappele',
    },
    page: { zone: 'header' },
  },
  { name: 'horaires du bureau', options: { office_hours: '1' }, page: { zone: 'header' } },
  { name: 'sans menu', options: {}, page: { zone: 'header' } },
]
