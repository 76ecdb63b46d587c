import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  {
    name: 'avec titre et introduction',
    options: { title: 'Recevoir la lettre', intro: 'Un courriel par mois, sauf en août.' },
  },
  {
    name: 'lien de confirmation trop vieux',
    options: {},
    page: { query: { confirmer: 'MSBhIDEgMTAwMA.x' } },
  },
]
