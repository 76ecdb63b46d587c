import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'un bureau', options: { office: 'centre', title: 'Nous trouver', show_plan: true } },
  { name: 'sans horaires', options: { office: 'gare', show_hours: false } },
]
