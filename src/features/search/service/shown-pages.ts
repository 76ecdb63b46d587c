import { weakMemoize } from '#base/kit/memoize.ts'
import type { PageNode } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** Key of a page's document. */
export const pageKey = ({ id, lang }: { id: number; lang: Language }): string =>
  `page:${id}:${lang}`

/** Whether a page may be found at all (requirements A4). */
export const isFindable = ({ is_active, is_secure, is_indexable }: PageNode): boolean =>
  is_active && !is_secure && is_indexable

/** Pages of a site that may be found now, whatever the index still holds. */
const findablePages = weakMemoize(async (reader: SiteReader): Promise<PageNode[]> => {
  const trees = await Promise.all([reader.tree('fr'), reader.tree('en')])
  return trees.flat().filter(isFindable)
})

/** Their keys. */
export const findableKeys = weakMemoize(async (reader: SiteReader): Promise<string[]> =>
  (await findablePages(reader)).map(pageKey),
)
