import type { Example } from '#framework/widget-kit/define-widget.ts'

const CHAPTER = '/nos-guides/creer-son-entreprise/previsionnel'

export const examples: readonly Example[] = [
  { name: 'default', options: {}, page: { at: CHAPTER } },
  { name: 'chapitres voisins', options: { place: 'end' }, page: { at: CHAPTER } },
  {
    name: 'dernier chapitre',
    options: { place: 'end' },
    page: { at: '/nos-guides/creer-son-entreprise/les-100-premiers-jours' },
  },
  { name: 'hors d’un guide', options: {}, page: { at: '/nos-guides' }, ends: 'empty' },
]
