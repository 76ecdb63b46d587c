import { type DescribedSetting, onOff } from './described-setting.ts'

/** How the site works. */
export const WORKING_SETTINGS = {
  site_indexable: onOff(
    'search',
    'Laisser les moteurs de recherche venir',
    'Sans effet tant qu’il manque des mentions obligatoires à l’identité légale.',
  ),
  option_seo: onOff(
    'search',
    'Données pour les moteurs et les réseaux sociaux',
    'Données structurées, aperçus de partage et liens entre les langues.',
  ),
  indexed_motifs: {
    group: 'search',
    kind: 'motifs',
    label: 'Thèmes indexés bien que d’un fournisseur',
    help: 'Les articles d’un fournisseur ou d’un flux restent hors des moteurs, sauf pour ces thèmes.',
    demo: '[]',
  },
  client_type: {
    group: 'trade',
    kind: 'choice',
    label: 'Métier',
    help: 'Dit aux moteurs ce qu’est le cabinet, et entre dans les titres ({trade}).',
    demo: 'ec',
    choices: {
      ec: 'Expert-comptable',
      cac: 'Commissaire aux comptes',
      avocat: 'Avocat',
      notaire: 'Notaire',
      cgp: 'Conseil en gestion de patrimoine',
      assurance: 'Assurances',
      autre: 'Autre métier de service',
    },
  },
  site_type: {
    group: 'trade',
    kind: 'choice',
    label: 'Genre de site',
    help: 'Une base documentaire présente ses pages d’articles et de vidéos comme des collections.',
    demo: 'basedoc',
    choices: { basedoc: 'Base documentaire', autre: 'Autre site' },
  },
  beTesta: {
    group: 'articles',
    kind: 'choice',
    label: 'Fils d’articles et de vidéos',
    help: 'Coupés, les listes sont vides et leurs adresses ne répondent plus.',
    demo: 'installed',
    choices: { installed: 'Affichés', '0': 'Coupés' },
  },
  news_page: {
    group: 'articles',
    kind: 'page',
    label: 'Page de toutes les actualités',
    help: 'Là où s’ouvre un article.',
    demo: null,
  },
  videos_page: {
    group: 'articles',
    kind: 'page',
    label: 'Page de toutes les vidéos',
    help: 'Là où s’ouvre une vidéo.',
    demo: null,
  },
  image_size_list: {
    group: 'articles',
    kind: 'choice',
    label: 'Taille des images des listes',
    help: 'Demandée au fournisseur avec chaque liste.',
    demo: 'xbig',
    choices: { xbig: 'Grande (xbig)', xxbig: 'Très grande (xxbig)' },
  },
  image_size_article: {
    group: 'articles',
    kind: 'choice',
    label: 'Taille des images d’un article',
    help: 'Demandée au fournisseur avec chaque article.',
    demo: 'xxbig',
    choices: { xbig: 'Grande (xbig)', xxbig: 'Très grande (xxbig)' },
  },
  glossary_tooltips: onOff(
    'glossary',
    'Expliquer les termes dans les textes',
    'Là où un terme du lexique paraît d’abord, une bulle le définit.',
  ),
  glossary_page: {
    group: 'glossary',
    kind: 'page',
    label: 'Page du lexique',
    help: 'Ses sous-pages sont les termes ; leur description commence par la définition.',
    demo: null,
  },
  site_ndd: {
    group: 'address',
    kind: 'text',
    label: 'Nom de domaine du site',
    help: 'Base des adresses complètes quand le serveur n’a pas PUBLIC_URL ; un des noms d’hôte du site.',
    demo: '',
  },
  site_theme: {
    group: 'templates',
    kind: 'text',
    label: 'Dossier des gabarits',
    help: 'Le jeu de gabarits du site ; « bs4 » est celui du logiciel.',
    demo: 'bs4',
  },
  site_theme_version: {
    group: 'templates',
    kind: 'text',
    label: 'Version des gabarits',
    help: 'Entre dans leurs adresses : changez-la pour que les navigateurs les relisent.',
    demo: '4',
  },
} as const satisfies Record<string, DescribedSetting>

/** What few ever touch. */
export const ADVANCED_SETTINGS = {
  id_client: {
    group: 'advanced',
    kind: 'text',
    label: 'Identifiant du client',
    help: 'Remplace %%IDCLIENT%% dans les liens de la lettre hebdomadaire.',
    demo: '1987001',
  },
  gmap_key: {
    group: 'advanced',
    kind: 'text',
    label: 'Clé du service de cartes',
    help: 'Ne sert qu’après un clic du visiteur sur la carte.',
    demo: '',
    isSecret: true,
  },
  first_time: onOff(
    'advanced',
    'Montrer les premiers pas',
    'S’éteint de soi-même quand la liste des premiers pas est terminée.',
  ),
  client_im: {
    group: 'advanced',
    kind: 'text',
    label: 'Messagerie du client',
    help: 'Gardé pour les sites qui l’avaient ; rien ne le lit.',
    demo: '',
    isWithoutEffect: true,
  },
} as const satisfies Record<string, DescribedSetting>

/** Constants that are no words of the firm's. */
export const WORKING_CONSTANTS = {
  version_dump: {
    group: 'advanced',
    kind: 'text',
    label: 'Version du contenu de départ',
    help: 'Écrite par le logiciel à la création du site ; « vitrine doctor » la montre.',
    demo: null,
    isReadOnly: true,
  },
} as const satisfies Record<string, DescribedSetting>
