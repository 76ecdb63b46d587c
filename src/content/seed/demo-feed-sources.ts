import type { FeedSource } from '#domain/feed-source.ts'

type Keywords = FeedSource['keywords']

/** Words of each theme, for sources that speak of everything; « * » stands for any ending. */
const WORDS = {
  AEF: [
    'amortissement',
    'BIC',
    'BNC',
    'CFE',
    'crédit d’impôt',
    'CVAE',
    'déclaration de revenus',
    'défiscalis*',
    'fiscal*',
    'impôt',
    'imposition',
    'prélèvement à la source',
    'réduction d’impôt',
    'TVA',
    'taxe',
  ],
  AES: [
    'apprenti',
    'apprentissage',
    'arrêt de travail',
    'arrêt maladie',
    'bulletin de paie',
    'chômage',
    'congé',
    'contrat de travail',
    'cotisation',
    'CPF',
    'DSN',
    'embauch*',
    'employeur',
    'formation professionnelle',
    'intéressement',
    'licenciement',
    'paie',
    'salaire',
    'salarié',
    'sécurité sociale',
    'SMIC',
    'télétravail',
    'temps de travail',
    'titre-restaurant',
    'travailleur',
    'Urssaf',
  ],
  AEJ: [
    'annonce légale',
    'association',
    'assemblée générale',
    'bail commercial',
    'baux commerciaux',
    'consommateur',
    'contentieux',
    'création d’entreprise',
    'délai de paiement',
    'greffe',
    'guichet unique',
    'immatricul*',
    'indice des loyers',
    'juridique',
    'marché public',
    'marchés publics',
    'micro-entrepreneur',
    'procédure collective',
    'RNE',
    'société',
    'statut juridique',
  ],
  AEM: [
    'cyber*',
    'données personnelles',
    'facturation électronique',
    'facture électronique',
    'hameçonnage',
    'informatique',
    'intelligence artificielle',
    'logiciel',
    'numérique',
    'numérisation',
    'plateforme agréée',
    'RGPD',
  ],
  AEP: [
    'assurance-vie',
    'donation',
    'épargn*',
    'héritage',
    'IFI',
    'immobilier',
    'immobilière',
    'livret A',
    'location meublée',
    'patrimoine',
    'placement',
    'plus-value',
    'retraite',
    'succession',
    'viager',
  ],
} satisfies Record<string, string[]>

type Theme = keyof typeof WORDS

const rules = (...themes: Theme[]): Keywords =>
  themes.map((motif) => ({ motif, words: WORDS[motif] }))

const LICENCE = 'Licence Ouverte 2.0'

/** What the official sources have in common; off until the firm switches them on. */
const OFFICIAL = { is_active: false, kind: 'news', licence: LICENCE } as const

/** Official French feeds that the demo offers (requirements P3). */
export const demoFeedSources: FeedSource[] = [
  {
    ...OFFICIAL,
    key: 'service-public-pro',
    name: 'Service-Public Entreprendre',
    url: 'https://www.service-public.fr/abonnements/rss/actu-actu-pro.rss',
    motifs: ['AEJ'],
    keywords: rules('AEF', 'AES', 'AEJ', 'AEM', 'AEP'),
    icon: 'briefcase',
    interval: 120,
  },
  {
    ...OFFICIAL,
    key: 'service-public',
    name: 'Service-Public',
    url: 'https://www.service-public.fr/abonnements/rss/actu-actualites-particuliers.rss',
    // Private life in general: what none of the firm's subjects names is left out.
    motifs: [],
    keywords: rules('AEF', 'AES', 'AEP'),
    icon: 'people',
    interval: 240,
  },
  {
    ...OFFICIAL,
    key: 'economie',
    name: 'economie.gouv.fr',
    url: 'https://www.economie.gouv.fr/rss/toutesactualites',
    // A ministry's whole life: only the words decide.
    motifs: [],
    keywords: rules('AEF', 'AES', 'AEJ', 'AEM', 'AEP'),
    icon: 'bank',
    interval: 120,
  },
  {
    ...OFFICIAL,
    key: 'bofip',
    name: 'BOFiP',
    url: 'https://bofip.impots.gouv.fr/bofip/ext/rss.xml?actualites=1&rescrits=1&publications=1&maxR=50&maxJ=60',
    // Doctrine on taxes, whatever its words say; some of it speaks of wealth too.
    motifs: ['AEF'],
    keywords: [
      { motif: 'AEF', words: WORDS.AEF },
      {
        motif: 'AEP',
        words: ['assurance-vie', 'donation', 'ENR', 'IFI', 'PAT', 'RFPI', 'succession'],
      },
    ],
    icon: 'receipt',
    interval: 240,
  },
  {
    ...OFFICIAL,
    key: 'boss',
    name: 'BOSS',
    url: 'https://boss.gouv.fr/portail/fil-rss-boss-rescrit/pagecontent/flux-actualites.rss',
    motifs: ['AES'],
    keywords: [],
    icon: 'shield-check',
    interval: 240,
  },
]
