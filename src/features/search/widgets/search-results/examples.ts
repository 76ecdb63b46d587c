import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'rien trouvé', options: {}, page: { query: { query: 'xyzzy' } } },
  { name: 'une seule page proposée', options: { popular: [{ page: 1 }], contact: 1 } },
]
