import type { PageNode } from '#base/core/page/page.ts'
import { type FeaturePage, switchesOf } from '#base/core/page/feature-pages.ts'
import { type Language, languageOf } from '#base/kit/language.ts'
import { type MotifPage, onlyMotif } from '../motif-pages.ts'
import { PAGE_NODE_COLUMNS, selectPages, toPageNode } from '../page-rows.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '../page-tables.ts'

/** What every page view must know of all pages of a site. */
export interface PageOutline {
  /** The pages of each language in tree order (`lft`). */
  trees: Record<Language, PageNode[]>
  /** Pages that hang on settings of the site, by the French `infos` (requirements L1). */
  switched: FeaturePage[]
  /** Pages whose `infos` name exactly one motif, in tree order. */
  ofOneMotif: MotifPage[]
}

const read = prepare<{ siteId: number }>()((db: Db<PageTables>, value) =>
  selectPages(db)
    .select(PAGE_NODE_COLUMNS)
    // Of the members of `infos` two count here, and few pages have them.
    .select((eb) =>
      eb
        .case()
        .when(
          eb.or([
            eb('page_translation.infos', 'like', '%"settings"%'),
            eb('page_translation.infos', 'like', '%"testamotifs"%'),
          ]),
        )
        .then(eb.ref('page_translation.infos'))
        .else('')
        .end()
        .as('infos'),
    )
    .where('page.site_id', '=', value('siteId'))
    .orderBy('page.lft'),
)

/** The outline of a site's pages: one question, compiled once. */
export async function pageOutline(db: Db<PageTables>, siteId: number): Promise<PageOutline> {
  const rows = await read(db, { siteId })
  const tree = (wanted: Language) =>
    rows.filter(({ lang }) => lang === wanted).map(({ infos: _, ...row }) => toPageNode(row))
  const told = rows.filter(({ infos }) => infos !== '')
  return {
    trees: { fr: tree('fr'), en: tree('en') },
    switched: told
      .filter(({ lang }) => lang === 'fr')
      .map(({ lft, rgt, infos }) => ({ lft, rgt, switches: switchesOf(infos) }))
      .filter(({ switches }) => switches.length > 0),
    ofOneMotif: told.flatMap(({ id, lang, infos }) => {
      const motif = onlyMotif(infos)
      return motif === null ? [] : [{ id, lang: languageOf(lang), motif }]
    }),
  }
}
