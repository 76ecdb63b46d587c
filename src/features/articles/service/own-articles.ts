import type { StoredArticleList } from '../store/stored-article.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import type { Language } from '#base/kit/language.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { ArticleChoices } from '../store/article-choices.ts'
import type { ArticleStore } from '../store/article-store.ts'
import type { Gateway } from './gateway.ts'
import { hiddenSlugs } from './hidden-slugs.ts'
import { openArticles } from './open-articles.ts'
import { articlesPage } from '#features/pages/service/findable.ts'

export type ArticleDeps = Pick<Gateway, 'articleSources'> & {
  stores: { articles: ArticleStore; articleChoices: ArticleChoices }
  clock(): Date
}

/** An own article with the path of its one address (requirements D11). */
export type OwnArticle = StoredArticleList['articles'][number] & { path: string }

/** More articles than a firm writes; the sitemap is parted before. */
const MAX_ARTICLES = 40_000

/** A motif of own articles, with the name of its feed. */
export interface Theme {
  code: string
  description: string
  slug: string
}

/** Motifs whose own articles the site shows; the name of a feed is the motif's, else its code. */
export async function ownThemes(deps: ArticleDeps, { site, motifs }: SiteReader): Promise<Theme[]> {
  if (site.settings.beTesta !== 'installed') return []
  const taken = new Set(['articles'])
  const library = deps.articleSources(site, 'fr').find(({ name }) => name === 'library')
  return (await motifs())
    .filter(({ code }) => library?.supplies(code))
    .map(({ code, description }) => {
      const named = slugOf(description)
      const slug = named && !taken.has(named) ? named : code.toLowerCase()
      taken.add(slug)
      return { code, description, slug }
    })
}

/**
 * Own articles of some motifs, newest first, as far as there is a page on which they are read; the
 * database is asked each time, since an article may be published by the clock alone.
 */
export async function ownArticles(
  deps: ArticleDeps,
  reader: SiteReader,
  { lang, motifs, limit = MAX_ARTICLES }: { lang: Language; motifs: string[]; limit?: number },
): Promise<OwnArticle[]> {
  const [news, videos] = await Promise.all([
    articlesPage(reader, lang, 'news'),
    articlesPage(reader, lang, 'videos'),
  ])
  if (motifs.length === 0) return []
  const now = deps.clock().toISOString()
  const asked = { motifs, lang, limit, offset: 0, now }
  const [{ articles }, hidden] = await Promise.all([
    openArticles(deps.stores.articles, reader.site).list(asked),
    hiddenSlugs(deps.stores, reader.site.id),
  ])
  return articles.flatMap((article) => {
    if (hidden.has(article.slug)) return []
    const page = article.motifs.includes(VIDEO_MOTIF) ? videos : news
    return page ? [{ ...article, path: `${page.path}?title=${article.slug}` }] : []
  })
}
