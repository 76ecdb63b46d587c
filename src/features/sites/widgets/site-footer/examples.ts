import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { menu: 1502, legal_menu: 1503, tagline: 'Expertise comptable, depuis 1987.' },
    page: { zone: 'footer' },
  },
  { name: 'sans menu', options: {}, page: { zone: 'footer' } },
]
