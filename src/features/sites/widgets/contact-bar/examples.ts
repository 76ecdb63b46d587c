import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { action_text: 'Rendez-vous', action_link: '/votre-projet/prendre-rendez-vous' },
    page: { zone: 'bottom' },
  },
  { name: 'téléphone seul', options: {}, page: { zone: 'bottom' } },
]
