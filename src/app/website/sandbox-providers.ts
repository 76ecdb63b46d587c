import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { type ArticleGateway, EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { feedsEditorial } from '#features/articles/providers/feeds/feeds-gateway.ts'

const unavailable = () =>
  Promise.reject(new EditorialUnavailable('Le fournisseur d’essai se tait.'))

/** A provider that answers nobody. */
export const silentProvider: ArticleGateway = {
  subscribedMotifs: unavailable,
  listByMotifs: unavailable,
  listByOffset: unavailable,
  articleId: unavailable,
  article: unavailable,
}

const SOURCE: FeedSource = {
  key: 'essai',
  name: 'Le Bulletin d’essai',
  url: 'https://bulletin.example/rss',
  is_active: true,
  kind: 'news',
  motifs: ['AEF'],
  keywords: [{ motif: 'AES', words: ['emploi', 'salarié'] }],
  icon: 'newspaper',
  licence: 'Licence Ouverte 2.0',
  interval: 60,
}

const CHANNEL: FeedSource = {
  ...SOURCE,
  key: 'chaine',
  name: 'La Chaîne d’essai',
  url: 'https://videos.example/rss',
  kind: 'video',
  licence: '',
}

const TITLES = [
  'Déclarer en ligne : le service ouvre',
  'Aide à l’emploi : ce qui est reconduit',
  'Consultation publique sur la doctrine, avec un titre assez long pour tenir sur plusieurs lignes',
  'Salariés : le point sur les déclarations',
]

const entry = (title: string, place: number) => ({
  guid: `essai-${place}`,
  title,
  firstTitle: title,
  summary: 'Les premières lignes que la source donne de son texte ; la suite se lit chez elle.',
  url: `https://bulletin.example/${place}`,
  date: `2026-04-0${9 - place}T08:00:00.000Z`,
  isDated: true,
  updated: null,
  duration: null,
  categories: [],
})

const READING = JSON.stringify({
  address: SOURCE.url,
  etag: null,
  lastModified: null,
  movedTo: null,
  readAt: '2026-04-10T08:00:00.000Z',
  entries: TITLES.map(entry),
})

/** Public feeds as they were read once: nobody is asked. */
export const publicFeeds: ArticleGateway = feedsEditorial(
  {
    sources: [SOURCE, CHANNEL],
    motifs: async () => [
      { code: 'AEF', description: 'Fiscal' },
      { code: 'AES', description: 'Social' },
      { code: 'EREVUEVIDEO', description: 'La minute de l’expert' },
    ],
  },
  {
    answers: { answer: async (_provider, question) => question.read(READING, 0) },
    outgoing: { send: unavailable },
    clock: () => new Date(),
    readFeed: unavailable,
  },
)
