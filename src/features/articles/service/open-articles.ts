import type { SiteSettings } from '#base/core/settings/settings.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { withFigures } from '#features/figures/rules/figures-in-text.ts'
import type { Language } from '#base/kit/language.ts'
import type { ArticleStore } from '../store/article-store.ts'

type OpenStore = Pick<ArticleStore, 'list' | 'find' | 'idOfSlug' | 'motifs' | 'slugNow' | 'isOfAny'>
type ListQuery = Omit<Parameters<ArticleStore['list']>[1], 'without'>

interface ArticlesSite {
  id: number
  settings: Pick<SiteSettings, 'reserved_motifs' | 'useful_figures'>
}

/** What an article says in words. */
interface Worded {
  title: string
  summary: string
  html?: string
}

/** An own article with what the figures that it names are worth at an instant. */
export function figuresIn<T extends Worded>(
  article: T,
  lang: Language,
  { useful_figures: figures }: ArticlesSite['settings'],
  now: string,
): T {
  const { title, summary, html } = article
  const day = dayInParis(new Date(now))
  const filled = (text: string) => withFigures(text, { figures, day, lang })
  return {
    ...article,
    title: filled(title),
    summary: filled(summary),
    ...(html === undefined ? {} : { html: filled(html) }),
  }
}

/**
 * Own articles of a site as anybody may read them: those of a reserved theme are not there, under whatever
 * other theme, number or address they are asked for, and the theme neither; figures that they name are filled in. Whoever shows, lists or
 * tells of own articles in public asks here, not the store.
 * @param without reserved themes: none for a reader who brought the site's token
 */
export function openArticles(
  articles: OpenStore,
  { id: siteId, settings }: ArticlesSite,
  without: readonly string[] = settings.reserved_motifs,
) {
  const isReserved = (id: number) => articles.isOfAny(siteId, id, without)

  async function idOfSlug(slug: string, now: string): Promise<number | null> {
    const id = await articles.idOfSlug(siteId, slug, now)
    return id === null || (await isReserved(id)) ? null : id
  }

  /** What an article that had a slug before is known by. */
  async function renamed(former: string, now: string) {
    const slug = await articles.slugNow(siteId, former, now)
    const id = slug === null ? null : await idOfSlug(slug, now)
    return slug === null || id === null ? null : { id, slug }
  }

  return {
    motifs: async () =>
      (await articles.motifs(siteId)).filter(({ code }) => !without.includes(code)),
    async list(query: ListQuery) {
      const { articles: found, countArticle } = await articles.list(siteId, { ...query, without })
      const { lang, now } = query
      return {
        articles: found.map((item) => figuresIn(item, lang, settings, now)),
        countArticle,
      }
    },
    /** Also by a former slug: who reads this site has no other way to know of the one of today. */
    idOfSlug: async (slug: string, now: string): Promise<number | null> =>
      (await idOfSlug(slug, now)) ?? (await renamed(slug, now))?.id ?? null,
    async find(id: number, now: string) {
      const found = (await isReserved(id)) ? null : await articles.find(siteId, id, now)
      return found && figuresIn(found, found.lang, settings, now)
    },
    /** The slug that an article has now: a former one tells nothing of a reserved article either. */
    slugNow: async (former: string, now: string): Promise<string | null> =>
      (await renamed(former, now))?.slug ?? null,
  }
}
