import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      title: 'Vos chiffres, en clair.',
      text: 'Nous tenons vos comptes et nous vous les expliquons.',
      actions: [
        { text: 'Prendre rendez-vous', link: '/votre-projet/prendre-rendez-vous' },
        { text: 'Découvrir nos missions', link: '/nos-missions', style: 'outline' },
      ],
      image: '/media/provider/demo/accueil/hero.webp',
      facts: [
        { value: '1987', label: 'année de création du cabinet' },
        { value: '2', label: 'bureaux à Villebourg-sur-Aure' },
      ],
    },
    page: { zone: 'hero' },
  },
  {
    name: 'engagements',
    options: {
      title: 'Vos chiffres, en clair.',
      facts_form: 'promises',
      facts: [
        {
          value: 'Honoraires écrits',
          label: 'Une lettre de mission avant le premier travail.',
          link: '/le-cabinet/nos-engagements',
        },
        { value: 'Secret professionnel', label: 'Il couvre vos chiffres et vos projets.' },
      ],
    },
    page: { zone: 'hero' },
  },
  { name: 'sans image', options: { title: 'Bienvenue' }, page: { zone: 'hero' } },
]
