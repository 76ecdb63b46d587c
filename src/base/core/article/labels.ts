import type { Culture } from '#base/kit/language.ts'

/** Every fixed text of feeds and articles (requirements A8, E2). */
export interface Labels {
  articlePublished: string
  /** The same in few words, of an article and of a video. */
  published: string
  videoPublished: string
  updated: string
  videoUpdated: string
  readingTime: string
  photoCredit: string
  /** Before the name of whose text an article is. */
  source: string
  readMore: string
  watchVideo: string
  /** The filter that shows every topic. */
  all: string
  filterByTheme: string
  allArticles: string
  talk: string
  /** Before who wrote an article, and who read it again before it was published. */
  writtenBy: string
  reviewedBy: string
  /** Name of an article's list of contents. */
  contents: string
  /** A page beyond the last one (requirements D5). */
  noArticleOnPage: string
  /** A list without articles, such as that of topics not subscribed to (requirements D3). */
  noArticle: string
  /** Name of the pagination, which tests hold on to (requirements K). */
  pagination: string
  page: (page: number) => string
  firstPage: string
  previousPage: string
  nextPage: string
  lastPage: string
  /** Said aloud when a list has changed. */
  articleCount: (count: number) => string
  /** Where one is among the pages, as said aloud: « page 2 sur 4 ». */
  pageOf: (page: number, pages: number) => string
  /** Name of the part of a feed that holds its articles, for screen readers. */
  articles: string
  loading: string
  /** Name of a video's duration, for screen readers. */
  duration: string
  /** The same before its length in words, and the unit of them. */
  length: string
  second: 'seconde' | 'second'
  /** Name of the player of a video. */
  video: (title: string) => string
  /** Above an article of which the firm says what it thinks. */
  firmOpinion: string
  articleNotFound: string
  articleFailed: string
  noMotif: string
  widgetError: string
  importError: string
  menuImpossible: (widgetId: number) => string
  menuMissing: (menuId: number) => string
  /** Under a source menu, in developer mode only (requirements C7). */
  menuUsed: (menuId: number, widgetId: number) => string
  alertPrefix: (widgetId: number) => string
}

/** The error catalogue: French in both cultures, to the byte (requirements H1). */
const CATALOGUE = {
  articleNotFound: 'Article introuvable.',
  articleFailed:
    "Erreur lors de la récupération de l'article. Merci de réessayer dans quelques instants.",
  noMotif:
    'Aucun motif trouvé, renseignez un ou des motifs dans le widget ou les propriétés de la page.',
  widgetError: "Une erreur est survenue, merci de contacter l'équipe de développement",
  importError: "Erreur lors de l'importation des données",
  menuImpossible: (widgetId: number) => `Widget ${widgetId} : impossible de générer le menu`,
  menuMissing: (menuId: number) =>
    `Menu JSON ${menuId} non trouvé dans la page, veuillez vérifier les ID.`,
  menuUsed: (menuId: number, widgetId: number) =>
    `dmNavigationMenu ${menuId} utilisé pour la génération du menu ${widgetId}`,
  alertPrefix: (widgetId: number) => `Widget ${widgetId} : `,
}

const FRENCH: Labels = {
  ...CATALOGUE,
  articlePublished: 'Article publié le',
  published: 'Publié le',
  videoPublished: 'Publiée le',
  updated: 'mis à jour le',
  videoUpdated: 'mise à jour le',
  readingTime: 'Temps de lecture estimé',
  photoCredit: 'Crédit photo',
  source: 'Source',
  readMore: 'Lire la suite',
  watchVideo: 'Voir la vidéo',
  all: 'Tous',
  filterByTheme: 'Filtrer par thème',
  allArticles: 'Tous les articles',
  talk: 'Parler de ce sujet avec nous',
  writtenBy: 'Par',
  reviewedBy: 'Relu par',
  contents: 'Sommaire',
  noArticleOnPage: 'Il n’y a pas d’article sur cette page.',
  noArticle: 'Aucun article pour le moment.',
  pagination: 'Pagination',
  page: (page) => `Page ${page}`,
  firstPage: 'Première page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  lastPage: 'Dernière page',
  articleCount: (count) => `${count} ${count < 2 ? 'article' : 'articles'}`,
  pageOf: (page, pages) => `page ${page} sur ${pages}`,
  articles: 'Articles',
  loading: 'Chargement…',
  duration: 'Durée :',
  length: 'Durée',
  second: 'seconde',
  video: (title) => `Vidéo : ${title}`,
  firmOpinion: 'L’avis du cabinet',
}

const ENGLISH: Labels = {
  ...CATALOGUE,
  articlePublished: 'Published',
  published: 'Published',
  videoPublished: 'Published',
  updated: 'updated',
  videoUpdated: 'updated',
  readingTime: 'Estimated reading time',
  photoCredit: 'Photo credit',
  source: 'Source',
  readMore: 'Read more',
  watchVideo: 'Watch the video',
  all: 'All',
  filterByTheme: 'Filter by topic',
  allArticles: 'All articles',
  talk: 'Talk to us about this',
  writtenBy: 'By',
  reviewedBy: 'Reviewed by',
  contents: 'Contents',
  noArticleOnPage: 'There is no article on this page.',
  noArticle: 'No article for now.',
  pagination: 'Pagination',
  page: (page) => `Page ${page}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  articleCount: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  pageOf: (page, pages) => `page ${page} of ${pages}`,
  articles: 'Articles',
  loading: 'Loading…',
  duration: 'Duration:',
  length: 'Length',
  second: 'second',
  video: (title) => `Video: ${title}`,
  firmOpinion: 'Our view',
}

/** The texts of a culture; French unless it is English (requirements A8, E3). */
export const labels = (culture: Culture): Labels => (culture === 'en-GB' ? ENGLISH : FRENCH)

/** « Crédit photo : Agence »: French sets a space before the colon. */
export const labelled = (label: string, value: string, culture: Culture): string =>
  `${label}${culture === 'en-GB' ? ':' : ' :'} ${value}`
