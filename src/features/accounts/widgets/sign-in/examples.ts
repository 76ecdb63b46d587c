import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  {
    name: 'avec un texte',
    options: { intro: 'Vos accès vous sont remis par le cabinet.', button: 'Me connecter' },
  },
]
