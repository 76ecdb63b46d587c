import type { SiteSettings } from '#base/core/settings/settings.ts'
import type { ArticleStore } from '../store/article-store.ts'

type OpenStore = Pick<ArticleStore, 'list' | 'find' | 'idOfSlug' | 'motifs' | 'slugNow' | 'isOfAny'>
type ListQuery = Omit<Parameters<ArticleStore['list']>[1], 'without'>

/**
 * Own articles of a site as anybody may read them: those of a reserved theme are not there, under whatever
 * other theme, number or address they are asked for, and the theme neither. Whoever shows, lists or
 * tells of own articles in public asks here, not the store.
 * @param without reserved themes: none for a reader who brought the site's token
 */
export function openArticles(
  articles: OpenStore,
  { id: siteId, settings }: { id: number; settings: Pick<SiteSettings, 'reserved_motifs'> },
  without: readonly string[] = settings.reserved_motifs,
) {
  const isReserved = (id: number) => articles.isOfAny(siteId, id, without)

  async function idOfSlug(slug: string, now: string): Promise<number | null> {
    const id = await articles.idOfSlug(siteId, slug, now)
    return id === null || (await isReserved(id)) ? null : id
  }

  return {
    motifs: async () =>
      (await articles.motifs(siteId)).filter(({ code }) => !without.includes(code)),
    list: (query: ListQuery) => articles.list(siteId, { ...query, without }),
    idOfSlug,
    find: async (id: number, now: string) =>
      (await isReserved(id)) ? null : articles.find(siteId, id, now),
    /** The slug that an article has now: a former one tells nothing of a reserved article either. */
    async slugNow(former: string, now: string): Promise<string | null> {
      const slug = await articles.slugNow(siteId, former, now)
      return slug !== null && (await idOfSlug(slug, now)) !== null ? slug : null
    },
  }
}
