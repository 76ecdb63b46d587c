import type { Article } from '#base/core/article/article.ts'

/** Articles noticed at once; a provider has some hundreds. */
const MOST = 10_000

/** By what names articles went out, so that the end of none but these is looked for. */
export interface KnownArticles {
  add(article: Pick<Article, 'id' | 'slug'>): void
  hasSlug(slug: string): boolean
  hasId(id: number): boolean
}

export function knownArticles(): KnownArticles {
  const slugs = new Set<string>()
  const ids = new Set<number>()
  return {
    add({ id, slug }) {
      if (slugs.size > MOST) slugs.clear()
      if (ids.size > MOST) ids.clear()
      slugs.add(slug)
      ids.add(id)
    },
    hasSlug: (slug) => slugs.has(slug),
    hasId: (id) => ids.has(id),
  }
}
