import type { ArticleListItem } from './article.ts'
import { parseMotifList } from './motifs.ts'

/** A slug of an article (requirements G4). */
export const SLUG = /^[a-z0-9-]{1,200}$/

/** Whether a value is a slug; a malformed `title` is an unknown article (requirements G4). */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && SLUG.test(value)

/** What an article link carries. */
export interface ArticleReference {
  motifs: string[]
  slug: string
}

/**
 * The link of a list item: `/?article=["AEF"]|slug` with `"` as `%22` (requirements D11).
 * `pageMotifs` replace the article's in page-auto mode, unless the page has none. Codes and slugs
 * need no encoding; anything else that a provider sends is encoded, so that it can't break out of
 * the parameter.
 */
export function articleLink(
  article: Pick<ArticleListItem, 'motifs' | 'slug'>,
  pageMotifs: readonly string[] | null,
  leadingSlash: boolean,
): string {
  const motifs = pageMotifs !== null && pageMotifs.length > 0 ? pageMotifs : article.motifs
  const list = motifs.map((motif) => `%22${encode(JSON.stringify(motif).slice(1, -1))}%22`)
  return `${leadingSlash ? '/' : ''}?article=[${list.join(',')}]|${encode(article.slug)}`
}

const encode = (value: string): string => encodeURIComponent(value.toWellFormed())

/**
 * Reads an `article` parameter, decoded: `["AEF"]|slug`. `null` when it is malformed or repeated.
 * An article without motifs is linked to as `[]|slug` and can be read too.
 */
export function parseArticleParam(value: unknown): ArticleReference | null {
  if (typeof value !== 'string') return null
  const bar = value.lastIndexOf('|')
  if (bar === -1) return null
  const list = value.slice(0, bar)
  const motifs = list === '[]' ? [] : parseMotifList(list)
  const slug = value.slice(bar + 1)
  return motifs !== null && isSlug(slug) ? { motifs, slug } : null
}
