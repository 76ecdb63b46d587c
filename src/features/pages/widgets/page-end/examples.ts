import type { Example } from '#framework/widget-kit/define-widget.ts'

const action = { text: 'Prendre rendez-vous', link: '/votre-projet/prendre-rendez-vous' }
const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ARTICLE = { title: 'comment-lire-un-bulletin-de-paie' }

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { title: 'Parlons de votre situation', text: 'Un premier échange suffit.', action },
    page: { at: '/nos-missions/fiscalite', motifs: ['AEF'] },
  },
  {
    name: 'pages seules',
    options: { pages: 3, articles: 0 },
    page: { at: '/le-cabinet/nos-bureaux/bureau-du-centre' },
  },
  {
    name: 'fournisseur en panne',
    options: { title: 'Une question ?', action, pages: 0 },
    page: { motifs: ['AEF'], providerDown: true },
  },
  {
    name: 'sous un article',
    options: { follows: 'article', articles: 0, pages: 3 },
    page: { at: ALL_NEWS, query: ARTICLE },
  },
  {
    name: 'article et action',
    options: { follows: 'article', title: 'Parlons de votre situation', action },
    page: { at: ALL_NEWS, query: ARTICLE },
  },
  {
    name: 'article sans réponse',
    options: { follows: 'article', title: 'Une question ?', action },
    page: { at: ALL_NEWS, query: ARTICLE, providerDown: true },
    ends: 'empty',
  },
  {
    name: 'sans article',
    options: { follows: 'article', title: 'Une question ?', action },
    page: { at: ALL_NEWS },
    ends: 'empty',
  },
  { name: 'rien à montrer', options: { pages: 0, articles: 0 }, ends: 'empty' },
]
