import type { PageNode } from '#base/core/page/page.ts'
import { LANGUAGES, type Language } from '#base/kit/language.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** A page that search engines may keep: there, open to all, and indexable (requirements A4). */
const isFindable = (node: PageNode): boolean =>
  node.is_active && !node.is_secure && node.is_indexable

/** Every page that may be found, French first; what settings switch off is in no tree. */
export async function findablePages(reader: SiteReader): Promise<PageNode[]> {
  const trees = await Promise.all(LANGUAGES.map((lang) => reader.tree(lang)))
  return trees.flat().filter(isFindable)
}

/** A page in every language in which it may be found, French first. */
export async function alternatesOf(
  reader: SiteReader,
  pageId: number,
): Promise<{ lang: Language; path: string }[]> {
  const known = await reader.translations(pageId)
  if (known.length < 2) return []
  const trees = await Promise.all(known.map(({ lang }) => reader.tree(lang)))
  return trees.flatMap((tree) => tree.filter((node) => node.id === pageId && isFindable(node)))
}

/** The page of all news or of all videos in a language, where articles are read; or `null`. */
export async function articlesPage(
  reader: Pick<SiteReader, 'site' | 'tree'>,
  lang: Language,
  kind: 'news' | 'videos',
): Promise<PageNode | null> {
  const { news_page, videos_page } = reader.site.settings
  const tree = await reader.tree(lang)
  const find = (id: number) => tree.find((node) => node.id === id && isFindable(node))
  return (kind === 'videos' ? find(videos_page) : undefined) ?? find(news_page) ?? null
}
