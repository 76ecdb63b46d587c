import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      title: 'Parlons de votre projet',
      text: 'Un premier échange suffit souvent à y voir clair.',
      buttons: [{ text: 'Prendre rendez-vous', link: '/votre-projet/prendre-rendez-vous' }],
    },
  },
  {
    name: 'foncé',
    options: {
      title: 'Une question ?',
      tone: 'strong',
      buttons: [
        { text: 'Être rappelé', link: '/votre-projet/etre-rappele' },
        { text: 'Nous écrire', link: '/contact', style: 'outline' },
      ],
    },
  },
]
