import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      text: 'Le cabinet est fermé du 24 décembre au 2 janvier.',
      link_text: 'Nous écrire',
      link: '/contact',
    },
    page: { zone: 'header' },
  },
  {
    name: 'qui reste',
    options: { text: 'Nos bureaux de Lyon ont déménagé.', is_closable: false },
    page: { zone: 'header' },
  },
  { name: 'sans texte', options: {}, page: { zone: 'header' }, ends: 'empty' },
]
