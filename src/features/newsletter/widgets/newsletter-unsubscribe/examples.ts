import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { title: 'Recevoir un lien de désinscription' } },
  { name: 'par le lien d’un envoi', options: {}, page: { query: { lien: 'abc.def' } } },
]
