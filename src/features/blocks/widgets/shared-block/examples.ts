import type { Example } from '#framework/widget-kit/define-widget.ts'

const block = [
  { id: 9101, type: 'heading', version: 1, options: { text: 'Nous joindre', level: '3' } },
  { id: 9102, type: 'rich-text', version: 1, options: { html: '<p>Du lundi au vendredi.</p>' } },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { block: 1 }, page: { block } },
  { name: 'un bloc qui n’est pas en ligne', options: { block: 999_999 }, ends: 'empty' },
  { name: 'aucun bloc', options: { block: 0 }, ends: 'empty' },
  {
    name: 'dans une autre langue',
    options: { block: 1 },
    page: { block, lang: 'en' },
    ends: 'empty',
  },
]
