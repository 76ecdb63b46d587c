import type { Language } from '#base/kit/language.ts'
import type { Page } from './page.ts'
import type { SiteReader } from './site-reader.ts'

/** The first page of a language: its home page, else the one that stands first; `null` when it has none. */
export async function frontPage(reader: SiteReader, lang: Language): Promise<Page | null> {
  const home = await reader.page('/')
  const own = home && (await reader.pageById(home.id, lang))
  if (own) return own
  const [first] = await reader.tree(lang)
  return first ? reader.pageById(first.id, lang) : null
}
