import type { Example } from '#framework/widget-kit/define-widget.ts'

const picture = (slug: string) => `/media/provider/demo/articles/${slug}/xxbig.webp`

const items = [
  {
    image: picture('mots-de-passe-un-gestionnaire-pour-toute-lequipe'),
    title: 'Un mot de passe pour les garder tous',
    text: 'Un gestionnaire partagé, et plus personne n’écrit rien sur un papillon.',
    link: '/vos-actualites/themes/high-tech',
    link_text: 'Voir le thème High-tech',
  },
  {
    image: picture('comment-lire-un-bulletin-de-paie'),
    title: 'Lire un bulletin de paie',
    text: 'Du brut au net, ligne après ligne, sans dictionnaire.',
    link: '/vos-actualites/themes/social',
  },
  {
    image: picture('epargne-de-precaution-combien-garder-disponible'),
    title: 'Combien garder de côté ?',
    text: 'Une épargne de précaution se compte en mois de charges, pas en pourcentage.',
    link: '/vos-actualites/themes/patrimoine',
  },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { widget_title: 'À feuilleter', items } },
  {
    name: 'sans défilement',
    options: { widget_title: 'À votre rythme', items, autoplay: false, band: 'tint' },
  },
  {
    name: 'images seules',
    options: {
      items: items.map(({ image, title }) => ({ image, image_alt: `Illustration : ${title}` })),
    },
  },
  { name: 'textes seuls', options: { items: items.map(({ image: _, ...slide }) => slide) } },
  { name: 'une seule', options: { items: items.slice(0, 1) } },
  { name: 'en anglais', options: { widget_title: 'At a glance', items }, page: { lang: 'en' } },
  { name: 'vide', options: {}, ends: 'empty' },
]
