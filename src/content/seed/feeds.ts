import { pageAt } from './demo-tree.ts'
import type { Composed } from './widget-drafts.ts'

/** Motifs of the news, in the order of their filters. */
const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']
const VIDEOS = ['EREVUEVIDEO']

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALL_VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const ENGLISH_NEWS = '/en/news'

const NEWS_A_PAGE = 8
const ARTICLES_OF_A_THEME = 6

interface Surroundings {
  /** Above the page's own text. */
  before: Composed[]
  after: Composed[]
  /** Across the page, below all columns. */
  below: Composed[]
}

const feed = (options: Record<string, unknown>): Composed => ({ type: 'feed', options })

/** Cards of a grid are equals. */
const equalTitles = { title_class_first: 'item-title text-body h6' }

/** Titles of articles stand right under the page's own: the widget has none. */
const untitled = { widget_title: '', title_tag: 'h2' }

/** All articles, filtered by motif and by pages; also shows one of them (requirements D3 to D5). */
const allNews = feed({
  ...untitled,
  request_type: 'article',
  motifs: NEWS,
  nb_items: NEWS_A_PAGE,
  show_filters: true,
  show_pagination: true,
  arrangement: 'rows',
  page_auto: false,
})

const allVideos = feed({
  ...untitled,
  request_type: 'article',
  isActuVideo: true,
  motifs: VIDEOS,
  nb_items: 3,
  show_pagination: true,
  arrangement: 'grid',
  ...equalTitles,
})

const englishNews = feed({
  ...untitled,
  request_type: 'article',
  // With the slash, links would pass through the home page, which is in French.
  link_leading_slash: false,
  motifs: NEWS,
  nb_items: NEWS_A_PAGE,
  show_filters: true,
  show_pagination: true,
  arrangement: 'rows',
})

/** The motifs are those of the page (requirements D3). */
const theme = feed({
  widget_title: 'Les articles',
  request_type: 'article',
  page_auto: true,
  nb_items: ARTICLES_OF_A_THEME,
  show_pagination: true,
  arrangement: 'grid',
  ...equalTitles,
})

/** Stands under an article, and nowhere on a page that shows its list (requirements D12). */
const share: Composed = { type: 'share', options: { shown: 'article' } }

/** Other articles of the page's motifs (requirements E7). */
const related = (widget_title: string, options: Record<string, unknown> = {}): Composed =>
  feed({
    widget_title,
    request_type: 'related',
    shown: 'article',
    nb_items: 3,
    arrangement: 'grid',
    ...equalTitles,
    ...options,
  })

/** Feed of a page of the news section, and on which side of the page's text it stands. */
export function feedOf(path: string): Surroundings {
  const around = { before: [], after: [], below: [] }
  if (path === ALL_NEWS) return { ...around, before: [allNews, share, related('À lire aussi')] }
  if (path === ALL_VIDEOS) {
    const others = related('À voir aussi', { isActuVideo: true })
    return { ...around, before: [allVideos, share, others] }
  }
  if (path === ENGLISH_NEWS) {
    const others = related('Read next', { link_leading_slash: false })
    return { ...around, before: [englishNews, share, others] }
  }
  if (path.startsWith('/vos-actualites/themes/')) {
    return { ...around, after: [theme, share], below: [related('À lire aussi')] }
  }
  return around
}

/** Of the home page; the title stands to the byte (requirements D1). */
export const homeNews: Composed = {
  id: 1459,
  type: 'feed',
  options: {
    widget_title: 'Le savez-vous ?',
    widget_link: {
      text: 'Toutes les actualités',
      page: pageAt(ALL_NEWS).id,
      position: 'top',
      alignment: 'right',
    },
    request_type: 'list',
    nb_items: 5,
    offset: 0,
    motifs: NEWS,
    title_class_first: 'item-title text-body h4',
    title_class: 'item-title text-body h6',
    show_filters: false,
    show_pagination: false,
    arrangement: 'magazine',
  },
}

/** Of the home page; the title stands to the byte (requirements D1). */
export const homeVideos: Composed = {
  id: 1460,
  type: 'feed',
  options: {
    widget_title: 'Vous avez une minute ?',
    widget_link: {
      text: 'Voir toutes les vidéos',
      page: pageAt(ALL_VIDEOS).id,
      position: 'top',
      alignment: 'right',
    },
    request_type: 'list',
    isActuVideo: true,
    nb_items: 3,
    offset: 0,
    motifs: VIDEOS,
    show_filters: false,
    show_pagination: false,
    arrangement: 'grid',
    band: 'tint',
  },
}
