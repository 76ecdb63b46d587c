import type { Remember } from '#domain/site-reader.ts'
import type { Editorial } from './editorial.ts'

const MINUTE = 60_000

/**
 * An editorial whose answers hold as long as the site's content does, and at most to the end of
 * the minute, since articles appear at their hour. For answers that come from the site's own store.
 * The caller's signal is left out: one answer serves many callers.
 */
export function rememberedEditorial(
  inner: Editorial,
  remember: Remember,
  now: () => Date,
): Editorial {
  const ask = <T>(call: string, query: unknown, read: () => Promise<T>): Promise<T> => {
    const minute = Math.floor(now().getTime() / MINUTE)
    return remember(`editorial ${call} ${JSON.stringify(query)} ${minute}`, read)
  }
  return {
    subscribedMotifs: () => ask('motifs', null, () => inner.subscribedMotifs()),
    listByMotifs: ({ signal: _, ...query }) => ask('list', query, () => inner.listByMotifs(query)),
    listByOffset: ({ signal: _, ...query }) =>
      ask('offset', query, () => inner.listByOffset(query)),
    articleId: (slug) => ask('slug', slug, () => inner.articleId(slug)),
    article: ({ signal: _, ...query }) => ask('article', query, () => inner.article(query)),
  }
}
