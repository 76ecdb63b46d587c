import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      items: [
        { title: 'Quand nous envoyer vos pièces ?', html: '<p>Au fil de l’eau.</p>' },
        { title: 'Qui appeler ?', html: '<p>Votre interlocuteur, puis son binôme.</p>' },
      ],
    },
  },
  {
    name: 'première ouverte',
    options: { items: [{ title: 'Une section', html: '<p>Ouverte.</p>' }], first_open: true },
  },
]
