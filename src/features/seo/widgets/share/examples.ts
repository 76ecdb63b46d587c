import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  {
    name: 'sous un article',
    options: { shown: 'article' },
    page: {
      at: '/vos-actualites/infos-pratiques/fil-dactualites',
      query: { title: 'comment-lire-un-bulletin-de-paie' },
      presented: 'Comment lire un bulletin de paie',
    },
  },
  { name: 'sans article', options: { shown: 'article' }, ends: 'empty' },
  { name: 'titre propre', options: { title: 'Faites passer' } },
]
