import type { PageNode } from '#base/core/page/page.ts'
import { type FeaturePage, switchesOf } from '#base/core/page/feature-pages.ts'
import type { Language } from '#base/kit/language.ts'
import { selectNodes, toPageNode } from '../page-rows.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '../page-tables.ts'

/** What every page view must know of all pages of a site. */
export interface PageOutline {
  /** The pages of each language in tree order (`lft`). */
  trees: Record<Language, PageNode[]>
  /** Pages that hang on settings of the site, by the French `infos` (requirements L1). */
  switched: FeaturePage[]
}

const read = prepare<{ siteId: number }>()((db: Db<PageTables>, value) =>
  selectNodes(db).where('page.site_id', '=', value('siteId')).orderBy('page.lft'),
)

/** The outline of a site's pages: one question, compiled once. */
export async function pageOutline(db: Db<PageTables>, siteId: number): Promise<PageOutline> {
  const rows = await read(db, { siteId })
  const tree = (wanted: Language) => rows.filter(({ lang }) => lang === wanted).map(toPageNode)
  return {
    trees: { fr: tree('fr'), en: tree('en') },
    switched: rows
      .filter(({ lang, infos }) => lang === 'fr' && infos !== '')
      .map(({ lft, rgt, infos }) => ({ lft, rgt, switches: switchesOf(infos) }))
      .filter(({ switches }) => switches.length > 0),
  }
}
