import type { Article, ArticleListItem, ArticleSource } from '#base/core/article/article.ts'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { entryMotifs } from './entry-motifs.ts'
import { excerptHtml } from './excerpt-html.ts'
import { entryId, entrySlug } from './feed-names.ts'
import type { FeedReading } from './feed-reading.ts'
import type { StoredFeedEntry } from './stored-entries.ts'

/** An entry as an article of a site that shows its source. */
export interface FeedArticle {
  /** What lists and whole articles have in common. */
  item: ArticleListItem & { datePublished: string; source: ArticleSource }
  /** Body of the whole article. */
  html: string
}

/** The articles that a source's entries make, in their order; without motif an entry makes none. */
export const feedArticles = (reading: FeedReading, source: FeedSource): FeedArticle[] =>
  articlesOfReading(reading)(source)

/** Lists are asked for far more often than feeds and settings change. */
const articlesOfReading = weakMemoize(({ entries }: FeedReading) =>
  weakMemoize((source: FeedSource) => entries.flatMap((entry) => feedArticle(entry, source))),
)

function feedArticle(entry: StoredFeedEntry, source: FeedSource): FeedArticle[] {
  const motifs = entryMotifs(entry, source)
  if (motifs.length === 0) return []
  const { key, name, licence, icon } = source
  const { guid, title, summary, url, date, duration, isDated } = entry
  const dateUpdate = entry.updated ?? date
  const item = {
    id: entryId({ key, guid }),
    title,
    summary,
    slug: entrySlug({ key, guid }, entry.firstTitle),
    motifs,
    mediasPaths: '[]',
    dateUpdate,
    datePublished: date,
    ...(duration === null ? {} : { duration }),
    source: { name, url, licence, icon },
  }
  const isVideo = source.kind === 'video'
  const dates = { datePublished: date, dateUpdate, isDated }
  return [{ item, html: excerptHtml({ summary, name, url, licence, isVideo, ...dates }) }]
}

/** An entry as a whole article: title, excerpt and source, never the source's own text or images. */
export const wholeArticle = ({ item, html }: FeedArticle): Article => ({
  ...item,
  html,
  externalKey: '',
  mediasPaths: [],
  copyright_year: item.datePublished.slice(0, 4),
})
