import type { Article, ArticleOrigin } from '#base/core/article/article.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'

/** Where an article comes from; one that nobody marked is the site's own unless it names a source. */
export const originOf = ({ origin, source }: Pick<Article, 'origin' | 'source'>): ArticleOrigin =>
  origin ?? (source ? 'feed' : 'own')

/**
 * Whether search engines may keep an article: own ones, and those of others whose motif the site
 * has set to be indexed (requirements P5).
 */
export const isIndexedArticle = (
  article: Pick<Article, 'origin' | 'source' | 'motifs'>,
  { indexed_motifs }: Pick<SiteSettings, 'indexed_motifs'>,
): boolean =>
  originOf(article) === 'own' || article.motifs.some((motif) => indexed_motifs.includes(motif))
