import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  {
    name: 'avec titre et introduction',
    options: { title: 'Recevoir la lettre', intro: 'Un courriel par mois, sauf en août.' },
  },
  {
    name: 'rappels de l’agenda',
    options: { list: 'agenda', title: 'Être prévenu avant chaque échéance' },
    page: { query: { forme: 'sarl', cloture: '06' } },
  },
  {
    name: 'lien de confirmation trop vieux',
    options: {},
    page: { query: { confirmer: 'MSBhIDEgMTAwMA.x' } },
  },
]
