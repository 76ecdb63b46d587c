import type { Example } from '../define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'Pratique', menu: 1509 } },
  {
    name: 'centré',
    options: { widget_title: 'Les thèmes', menu: 1512, centered: true, show_json: true },
  },
  { name: 'menu absent', options: { menu: 99_999 } },
]
