import type { Example } from '#framework/widget-kit/define-widget.ts'

const action = { text: 'Prendre rendez-vous', link: '/votre-projet/prendre-rendez-vous' }

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
  { name: 'rien à montrer', options: { pages: 0, articles: 0 }, ends: 'empty' },
]
