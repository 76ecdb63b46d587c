import type { Example } from '#framework/widget-kit/define-widget.ts'

const items = [
  { value: '1987', label: 'année de création' },
  { value: '3', label: 'associés' },
  { value: '19', label: 'personnes' },
  { value: '2', label: 'bureaux' },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { items } },
  {
    name: 'bandeau et titre',
    options: {
      title: 'Le cabinet en chiffres',
      text: 'Ceux que l’on peut vérifier.',
      items: [
        ...items,
        { value: '43', label: 'termes au lexique' },
        { value: '190', label: 'pages sur ce site' },
      ],
      band: 'tint',
    },
  },
  { name: 'vide', options: { items: [{ value: '', label: 'sans valeur' }] }, ends: 'empty' },
]
