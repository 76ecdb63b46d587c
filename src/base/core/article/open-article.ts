import { imageSize } from '../address/image-size.ts'
import type { Site } from '../site.ts'
import type { ArticleGateway } from './article-gateway.ts'
import type { Article } from './article.ts'
import { isSlug } from './article-link.ts'

/** What an article that stands on a page is asked with. */
interface Asking {
  editorial: Pick<ArticleGateway, 'articleId' | 'article'>
  site: Pick<Site, 'settings'>
  signal: AbortSignal
}

/**
 * The article that an address asks for by its slug, as its page shows it (calls 4 and 5); `null` when it is none. Who
 * asks on the same page is given the same answer.
 */
export async function openArticle(
  slug: unknown,
  { editorial, site, signal }: Asking,
): Promise<Article | null> {
  const id = isSlug(slug) ? await editorial.articleId(slug, signal) : null
  if (id === null) return null
  const { xsl_code, image_size_article } = site.settings
  return editorial.article({
    id,
    xsl: xsl_code,
    size: imageSize(image_size_article, 'xxbig'),
    signal,
  })
}
