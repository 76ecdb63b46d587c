import type { ArticleChoices } from '../store/article-choices.ts'
import type { ArticleStore } from '../store/article-store.ts'
import { articleTarget } from '../rules/article-redirect.ts'
import type { ArticleListItem } from '#base/core/article/article.ts'
import type { ProviderName } from '#base/core/settings/feed-source.ts'
import type { Source } from '../providers/merge-sources.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import type { Language } from '#base/kit/language.ts'
import { hiddenSlugs } from './hidden-slugs.ts'
import { openArticles } from './open-articles.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { captionsText } from '#features/search/service/captions.ts'
import { hashOf, type NewDocument } from '#features/search/service/to-document.ts'

/** Articles asked for at once. */
const PER_PAGE = 40

/** Pages that a list has at most (requirements G5). */
const PAGES = 3

export interface ArticleDeps {
  stores: { articles: ArticleStore; articleChoices: ArticleChoices }
  mediaDir: string
  clock(): Date
}

/** Key of an article's document: a slug is one article, whichever provider it comes from. */
const articleKey = (lang: Language, slug: string): string => `article:${lang}:${slug}`

/** The slug of the article that a document is about; empty for anything else. */
export const slugOfKey = (key: string): string => /^article:[a-z]+:(.+)$/.exec(key)?.[1] ?? ''

type PathOf = (article: Pick<ArticleListItem, 'motifs' | 'slug'>) => string

/** Where an article is read (requirements D11). */
async function articlePaths(reader: SiteReader, lang: Language): Promise<PathOf> {
  const { news_page, videos_page } = reader.site.settings
  const paths = await reader.paths(lang)
  const newsPath = paths.get(news_page) ?? '/'
  const videosPath = paths.get(videos_page) ?? '/'
  return (article) =>
    articleTarget(article, { newsPath, videosPath, currentPath: newsPath, currentServes: null })
}

/** Own articles, whole, with what their videos say; a batch at a time. */
export async function* ownArticles(
  { stores, mediaDir, clock }: ArticleDeps,
  reader: SiteReader,
  lang: Language,
  supplies: Source['supplies'],
): AsyncGenerator<NewDocument[]> {
  const siteId = reader.site.id
  const now = clock().toISOString()
  const own = openArticles(stores.articles, reader.site)
  const motifs = (await own.motifs()).map(({ code }) => code).filter(supplies)
  const pathOf = await articlePaths(reader, lang)
  const hidden = await hiddenSlugs(stores, siteId)
  for (let offset = 0; motifs.length > 0; offset += PER_PAGE) {
    const query = { motifs, lang, limit: PER_PAGE, offset, now }
    const { articles } = await own.list(query)
    if (articles.length === 0) return
    const documents: NewDocument[] = []
    for (const { id, slug } of articles) {
      if (hidden.has(slug)) continue
      const article = await own.find(id, now)
      if (article === null) continue
      const isVideo = article.video !== undefined || article.motifs.includes(VIDEO_MOTIF)
      const spoken = await captionsText(article.video, lang, mediaDir)
      const body = `${htmlToText(article.html)} ${spoken}`.trim()
      documents.push(document('library', lang, article, { pathOf, isVideo, body }))
    }
    yield documents
  }
}

/**
 * Titles and summaries of what another provider lists for the motifs that the site subscribes to.
 * Bodies would be a call each. @throws whatever the provider throws
 */
export async function providerArticles(
  { name, editorial, supplies }: Source,
  reader: SiteReader,
  lang: Language,
): Promise<NewDocument[]> {
  const pathOf = await articlePaths(reader, lang)
  const found = new Map<string, NewDocument>()
  const subscribed = Object.keys(await editorial.subscribedMotifs()).filter(supplies)
  for (const motif of subscribed) {
    for (let page = 1; page <= PAGES; page += 1) {
      const { articles } = await editorial.listByMotifs({
        motifs: [motif],
        perPage: PER_PAGE,
        page,
        size: 'xbig',
      })
      for (const article of articles) {
        const isVideo = article.motifs.includes(VIDEO_MOTIF)
        const made = document(name, lang, article, { pathOf, isVideo, body: '' })
        found.set(made.key, made)
      }
      if (articles.length < PER_PAGE) break
    }
  }
  return [...found.values()]
}

function document(
  origin: ProviderName,
  lang: Language,
  article: Pick<ArticleListItem, 'title' | 'summary' | 'slug' | 'motifs'>,
  { pathOf, isVideo, body }: { pathOf: PathOf; isVideo: boolean; body: string },
): NewDocument {
  const made = {
    key: articleKey(lang, article.slug),
    origin,
    kind: isVideo ? ('video' as const) : ('article' as const),
    lang,
    title: article.title,
    path: pathOf(article),
    description: article.summary,
    body,
  }
  return { ...made, hash: hashOf([made]) }
}
