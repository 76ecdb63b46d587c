import type { MenuData, MenuEntry } from '#domain/menu.ts'
import { NOT_INDEXED } from './demo-flags.ts'
import { childrenOf, pageAt } from './demo-tree.ts'

/** A source menu of the demo. */
interface DemoMenu {
  id: number
  name: string
  data: MenuData
}

/** Menus that layouts and icon menus name by id. */
export const MENU = {
  main: 1500,
  top: 1501,
  footer: 1502,
  legal: 1503,
  pratique: 1509,
  themes: 1512,
  themePictures: 1514,
  mainEnglish: 1520,
  topEnglish: 1521,
  footerEnglish: 1522,
  legalEnglish: 1523,
} as const

/** Children that one entry of the main navigation unfolds. */
const MAX_CHILDREN = 10

interface EntryParts {
  id: number
  label: string
  link: string
  childs?: MenuEntry[]
  infos?: Record<string, string>
}

const entry = ({ id, label, link, childs = [], infos = {} }: EntryParts): MenuEntry => ({
  id,
  link,
  label,
  childs,
  mediaPage: '',
  mediaLinkedObject: '',
  infos: JSON.stringify(infos),
})

/** An entry that follows its page; it takes the page's name unless another label is given. */
function toPage(path: string, label?: string, childs: MenuEntry[] = []): MenuEntry {
  const { id, name } = pageAt(path)
  return entry({ id, label: label ?? name, link: `page:${id}`, childs })
}

/** Grandchildren that unfold inside a submenu; longer lists stay on their own page. */
const MAX_GRANDCHILDREN = 5

/** Pages under a page, those left out that only follow a form. */
const shownUnder = (path: string) =>
  childrenOf(pageAt(path)).filter((child) => !NOT_INDEXED.has(child.path))

/** A page with its children, and theirs when they are few. */
function section(path: string): MenuEntry {
  const children = shownUnder(path).slice(0, MAX_CHILDREN)
  return toPage(
    path,
    undefined,
    children.map((child) => {
      const grandchildren = shownUnder(child.path)
      const few = grandchildren.length <= MAX_GRANDCHILDREN ? grandchildren : []
      return toPage(
        child.path,
        undefined,
        few.map((grandchild) => toPage(grandchild.path)),
      )
    }),
  )
}

/** A tile: its link is a path, as menus store it (requirements C1). */
function tile(path: string, infos: Record<string, string>): MenuEntry {
  const { id, name } = pageAt(path)
  return entry({ id, label: name, link: path, infos })
}

/** A column of links whose title is no page; its id is none either. */
const column = (id: number, label: string, childs: MenuEntry[]): MenuEntry =>
  entry({ id, label, link: '', childs })

const menu = (id: number, name: string, entries: MenuEntry[], onlyLevelChoice = '0'): DemoMenu => ({
  id,
  name,
  data: { paramsMenu: { onlyLevelChoice }, menu: entries },
})

const pratique = menu(MENU.pratique, 'Pratique', [
  tile('/vos-actualites/infos-pratiques/fil-dactualites', {
    icon: 'newspaper',
    text: 'Tous nos articles, du plus récent au plus ancien',
  }),
  tile('/vos-actualites/infos-pratiques/la-minute-de-lexpert', {
    icon: 'play-btn',
    text: 'Une notion de gestion, soixante secondes',
  }),
  tile('/vos-outils/agenda', {
    icon: 'calendar-check',
    text: 'Ce qu’il y a à déclarer, mois par mois',
  }),
  tile('/vos-outils/chiffres-utiles', {
    icon: 'graph-up-arrow',
    text: 'Taux, seuils et indices, avec leur source',
  }),
  tile('/vos-outils/simulateurs', {
    icon: 'calculator',
    text: 'TVA, marge, emprunt : le calcul et sa formule',
  }),
  tile('/vos-actualites/infos-pratiques/questions-reponses', {
    icon: 'question-circle',
    text: 'Ce que l’on nous demande au téléphone',
  }),
  tile('/vos-outils/modeles-de-documents', {
    icon: 'file-earmark-text',
    text: 'Facture, devis, relance à recopier',
  }),
  tile('/nos-guides', {
    icon: 'journal-bookmark',
    text: 'Créer, facturer, gérer, transmettre, pas à pas',
  }),
])

const themes = menu(
  MENU.themes,
  'Les thèmes',
  [
    {
      ...tile('/vos-actualites/themes', {}),
      childs: [
        tile('/vos-actualites/themes/fiscal', { icon: 'receipt', motif: 'AEF' }),
        tile('/vos-actualites/themes/social', { icon: 'people', motif: 'AES' }),
        tile('/vos-actualites/themes/juridique', { icon: 'bank', motif: 'AEJ' }),
        tile('/vos-actualites/themes/patrimoine', { icon: 'piggy-bank', motif: 'AEP' }),
        tile('/vos-actualites/themes/high-tech', { icon: 'laptop', motif: 'AEM' }),
      ],
    },
  ],
  '1',
)

/** The themes again, each with the picture of its motif. */
const themePictures = menu(
  MENU.themePictures,
  'Les thèmes en images',
  (
    [
      ['fiscal', 'AEF', 'Déclarer, justifier, anticiper'],
      ['social', 'AES', 'Embaucher, payer, prévenir'],
      ['juridique', 'AEJ', 'Relire avant de signer'],
      ['patrimoine', 'AEP', 'Épargner, protéger, transmettre'],
      ['high-tech', 'AEM', 'Sauvegarder, sécuriser, équiper'],
    ] as const
  ).map(([slug, motif, text]) => ({
    ...tile(`/vos-actualites/themes/${slug}`, { motif, text }),
    mediaPage: `/media/provider/demo/motifs/${motif}.webp`,
  })),
)

const french = [
  menu(
    MENU.main,
    'Navigation principale',
    [
      '/le-cabinet',
      '/nos-missions',
      '/vous-etes',
      '/vos-actualites',
      '/vos-outils',
      '/nos-guides',
      '/contact',
    ].map(section),
  ),
  menu(MENU.top, 'Barre du haut', [toPage('/espace-client'), toPage('/contact')]),
  menu(MENU.footer, 'Pied de page', [
    toPage('/le-cabinet', undefined, [
      toPage('/le-cabinet/notre-histoire'),
      toPage('/le-cabinet/notre-equipe'),
      toPage('/le-cabinet/nos-engagements'),
      toPage('/le-cabinet/nos-bureaux'),
      toPage('/le-cabinet/nous-rejoindre'),
    ]),
    toPage('/nos-missions', undefined, [
      toPage('/nos-missions/comptabilite'),
      toPage('/nos-missions/fiscalite'),
      toPage('/nos-missions/social-et-paie'),
      toPage('/nos-missions/juridique'),
      toPage('/nos-missions/gestion-et-pilotage'),
      toPage('/nos-missions/creation-et-reprise'),
    ]),
    column(15021, 'Ressources', [
      toPage('/vos-actualites'),
      toPage('/vos-outils/simulateurs'),
      toPage('/vos-outils/agenda'),
      toPage('/vos-outils/lexique'),
      toPage('/nos-guides'),
      toPage('/kiosque'),
      toPage('/vos-actualites/lettre-dinformation'),
    ]),
    toPage('/votre-projet', undefined, [
      toPage('/votre-projet/parlons-de-votre-projet'),
      toPage('/votre-projet/etre-rappele'),
      toPage('/votre-projet/prendre-rendez-vous'),
      toPage('/contact'),
      toPage('/espace-client'),
    ]),
  ]),
  menu(MENU.legal, 'Liens légaux', [
    toPage('/informations-legales/mentions-legales'),
    toPage('/informations-legales/protection-des-donnees'),
    toPage('/informations-legales/gestion-des-cookies'),
    toPage('/informations-legales/accessibilite'),
    toPage('/informations-legales/plan-du-site'),
  ]),
]

const english = [
  menu(MENU.mainEnglish, 'Navigation principale (anglais)', [
    toPage('/le-cabinet', 'The firm'),
    toPage('/nos-missions', 'Services'),
    toPage('/vos-actualites/infos-pratiques/fil-dactualites', 'News'),
    toPage('/le-cabinet/nos-bureaux', 'Offices'),
    toPage('/contact', 'Contact'),
  ]),
  menu(MENU.topEnglish, 'Barre du haut (anglais)', [
    toPage('/espace-client', 'Client area'),
    toPage('/contact', 'Contact'),
  ]),
  menu(MENU.footerEnglish, 'Pied de page (anglais)', [
    toPage('/le-cabinet', 'The firm', [
      toPage('/le-cabinet/notre-histoire', 'Our history'),
      toPage('/le-cabinet/notre-equipe', 'Our team'),
      toPage('/le-cabinet/nos-bureaux', 'Our offices'),
    ]),
    toPage('/nos-missions', 'Services', [
      toPage('/nos-missions/comptabilite', 'Accounting'),
      toPage('/nos-missions/fiscalite', 'Tax'),
      toPage('/nos-missions/social-et-paie', 'Payroll'),
      toPage('/nos-missions/juridique', 'Company law'),
    ]),
    column(15221, 'Resources', [
      toPage('/vos-actualites/infos-pratiques/fil-dactualites', 'News in English'),
      toPage('/vos-outils/simulateurs', 'Calculators (in French)'),
      toPage('/vos-outils/lexique', 'Glossary (in French)'),
    ]),
    toPage('/votre-projet', 'Your project', [
      toPage('/votre-projet/etre-rappele', 'Ask for a call'),
      toPage('/votre-projet/prendre-rendez-vous', 'Make an appointment'),
      toPage('/contact', 'Contact'),
    ]),
  ]),
  menu(MENU.legalEnglish, 'Liens légaux (anglais)', [
    toPage('/informations-legales/mentions-legales', 'Legal notice'),
    toPage('/informations-legales/protection-des-donnees', 'Data protection'),
    toPage('/informations-legales/accessibilite', 'Accessibility'),
  ]),
]

/** Every source menu of the demo (requirements C5). */
export const demoMenus: readonly DemoMenu[] = [
  ...french,
  pratique,
  themes,
  themePictures,
  ...english,
]
