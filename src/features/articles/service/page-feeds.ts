import type { Page } from '#base/core/page/page.ts'
import { paths } from '#base/core/address/urls.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { type ArticleDeps, ownThemes, type Theme } from './own-articles.ts'

/** A feed that a page names in its head. */
export interface PageFeed {
  type: 'application/rss+xml' | 'application/feed+json'
  title: string
  href: string
}

/** Feeds of what a page lists: all own articles on the news page, a theme's on its own page. */
export async function pageFeeds(
  deps: ArticleDeps,
  reader: SiteReader,
  page: Pick<Page, 'id' | 'lang' | 'path'>,
): Promise<PageFeed[]> {
  const { lang, id, path } = page
  const isNews = id > 0 && id === reader.site.settings.news_page
  const code = [...(await reader.themes(lang))].find(([, theme]) => theme === path)?.[0]
  if (!isNews && code === undefined) return []
  const themes = await ownThemes(deps, reader)
  const theme = isNews ? null : themes.find((one) => one.code === code)
  if (theme === undefined || themes.length === 0) return []
  const title = feedTitle(reader, lang, theme)
  return [
    { type: 'application/rss+xml', title, href: paths.feed(lang, theme?.slug ?? null, 'xml') },
    {
      type: 'application/feed+json',
      title: `${title} (JSON)`,
      href: paths.feed(lang, theme?.slug ?? null, 'json'),
    },
  ]
}

/** Name of a feed, of all own articles without a theme. */
export function feedTitle({ site }: SiteReader, lang: Page['lang'], theme: Theme | null): string {
  const all = lang === 'fr' ? 'Actualités' : 'News'
  return `${theme?.description ?? all} | ${site.constants.nomcabinet}`
}
