import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { label: 'Date souhaitée', help: 'Du lundi au vendredi.' } },
  { name: 'obligatoire', options: { label: 'Date de clôture', name: 'cloture', required: true } },
]
