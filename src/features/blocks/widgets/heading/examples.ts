import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: { text: 'Nos missions' } },
  {
    name: 'titre de page',
    options: {
      text: 'Comptabilité',
      level: '1',
      eyebrow: 'Nos missions',
      intro: 'Des comptes à jour, lus avec vous.',
    },
    page: { zone: 'top' },
  },
  {
    name: 'titre de page avec son image',
    options: {
      text: 'Vous êtes artisan',
      level: '1',
      image: '/media/provider/demo/pages/comptabilite.webp',
    },
    page: { zone: 'top' },
  },
  { name: 'sous-titre', options: { text: 'Pour commencer', level: '3' } },
]
