import type { Example } from '../define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'deux niveaux', options: { depth: 2, title: 'Les rubriques' } },
]
