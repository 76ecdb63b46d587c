import { type QueryExecutorProvider, sql } from 'kysely'
import { nestedSetFaults } from '#features/pages/store/tree/nested-set.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** Faults of one site, as French sentences. */
export interface SiteFaults {
  siteId: number
  name: string
  isDefault: boolean
  /** Of what a site needs to be one. */
  faults: string[]
  /** Of its tree of pages. */
  tree: string[]
}

const NO_HOME =
  'Il n’a pas de page d’accueil en français à l’adresse « / », ou le gabarit de cette page manque.'

interface Counted {
  id: number
  name: string
  is_default: number
  pages: number
  /** Sums of the bounds of the tree and of their squares. */
  bounds: number
  squares: number
  turned: number
}

/**
 * What is wrong in the sites: none at all, no default one, a site without root page, or whose root page
 * has a layout that is not there, a tree of pages that is none. Trees are told sound or not by sums of their bounds, in one question for all
 * sites; only one that is not sound is read.
 */
export async function sitesFaults(
  db: Db<PageTables>,
): Promise<{ ofAll: string[]; ofSites: SiteFaults[] }> {
  const { rows } = await sql<Counted>`
    select site.id as id, site.name as name, site.is_default as is_default,
      coalesce(tree.pages, 0) as pages, coalesce(tree.bounds, 0) as bounds,
      coalesce(tree.squares, 0) as squares, coalesce(tree.turned, 0) as turned
    from site left join (
      select site_id, count(*) as pages, sum(lft + rgt) as bounds,
        sum(cast(lft as double precision) * lft + cast(rgt as double precision) * rgt) as squares,
        sum(case when lft >= rgt then 1 else 0 end) as turned
      from page group by site_id
    ) tree on tree.site_id = site.id
    order by site.id`.execute(db)
  const ofAll: string[] = []
  const defaults = rows.filter(({ is_default }) => Number(is_default) === 1)
  if (rows.length === 0) ofAll.push('La base ne contient aucun site.')
  else if (defaults.length === 0) ofAll.push('Aucun site n’est celui par défaut.')
  else if (defaults.length > 1) {
    const names = defaults.map(({ id, name }) => `${id} « ${name} »`).join(', ')
    ofAll.push(`Plusieurs sites sont celui par défaut : ${names}.`)
  }
  const homes = await homesOf(db)
  const ofSites: SiteFaults[] = []
  for (const row of rows) {
    const faults = homes.has(row.id) ? [] : [NO_HOME]
    const tree = isSound(row) ? [] : await treeFaults(db, row.id)
    if (faults.length === 0 && tree.length === 0) continue
    const isDefault = Number(row.is_default) === 1
    ofSites.push({ siteId: row.id, name: row.name, isDefault, faults, tree })
  }
  return { ofAll, ofSites }
}

/** Sites whose root page stands at `/` in French, with a layout that exists or none of its own. */
async function homesOf(db: QueryExecutorProvider): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ site_id: number }>`
    select page.site_id as site_id from page
    join page_translation on page_translation.site_id = page.site_id
      and page_translation.page_id = page.id and page_translation.lang = 'fr'
    left join layout on layout.site_id = page.site_id and layout.id = page.layout_id
    where page.lft = 1 and page.level = 0 and page_translation.path = '/'
      and (page.layout_id is null or layout.id is not null)`.execute(db)
  return new Set(rows.map(({ site_id }) => site_id))
}

async function treeFaults(db: Db<PageTables>, siteId: number): Promise<string[]> {
  const nodes = await db
    .selectFrom('page')
    .select(['id', 'lft', 'rgt', 'level'])
    .where('site_id', '=', siteId)
    .orderBy('lft')
    .orderBy('id')
    .execute()
  return nestedSetFaults(nodes)
}

/** Bounds from 1 to twice the number of pages have these sums; PostgreSQL gives sums as text. */
function isSound({ pages, bounds, squares, turned }: Counted): boolean {
  const last = Number(pages) * 2
  return (
    Number(turned) === 0 &&
    Number(bounds) === (last * (last + 1)) / 2 &&
    Number(squares) === (last * (last + 1) * (2 * last + 1)) / 6
  )
}
