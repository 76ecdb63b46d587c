import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { source: 'guides', title: 'Nos guides à emporter' } },
  {
    name: 'fiches',
    options: { title: 'Pour démarrer' },
    page: { at: '/kiosque/fiches-a-telecharger' },
    ends: 'empty',
  },
]
