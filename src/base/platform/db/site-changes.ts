import { type DialectAdapter, type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import { type Db, engineOf } from './db-handle.ts'

/** What one write touched; `tags` are words with a space between them. */
interface SiteChangeTable {
  site_id: number
  version: number
  tags: string
}

/** Columns of a site's row that every write to the site knows. */
export interface SiteVersion {
  id: number
  version: number
}

/** The tables that every write to a site knows. */
export interface ChangeTables {
  site: SiteVersion
  site_change: SiteChangeTable
}

/**
 * What a write touches, for whoever keeps finished pages: `page:12`, `menu:1509`, `block:5`,
 * `articles`, `persons`, `redirects`, `pages` (whoever reads other pages' widgets). No tag: nothing that pages show.
 */
export type ChangeTags = readonly string[]

/** The tag of a write that may touch every page of its site. */
const WHOLE_SITE = 'site'

/** A write that may touch every page of its site. */
export const EVERYTHING: ChangeTags = [WHOLE_SITE]

/** What a page's widgets are shown by: the page itself, and whoever reads other pages' widgets. */
export const pageTags = (pageId: number): ChangeTags => [`page:${pageId}`, 'pages']

/** What a menu's data is shown by. */
export const menuTags = (menuId: number): ChangeTags => [`menu:${menuId}`]

/** What shows a text that lies in its document: `block:5`; who shows one of the team has read all of it: `persons`. */
export const textTags = (kind: string, id: number): ChangeTags =>
  kind === 'person' ? ['persons'] : [`${kind}:${id}`]

/** Own articles and what the firm adds to articles of anybody. */
export const ARTICLES: ChangeTags = ['articles']

/** What shows where a former address leads; few pages do, since redirects are asked where no page is. */
export const REDIRECTS = 'redirects'

/** Channel of PostgreSQL on which a committed write tells its site. */
export const SITE_CHANNEL = 'vitrine_site'

/** Changes of a site that are kept; who knows an older version drops everything. */
const KEPT = 100

/** Writes down what a write touches, in its transaction; on PostgreSQL its commit tells everybody. */
export async function noteChange(
  trx: Transaction<ChangeTables>,
  siteId: number,
  version: number,
  tags: ChangeTags,
): Promise<void> {
  await trx
    .insertInto('site_change')
    .values({ site_id: siteId, version, tags: tags.join(' ') })
    .execute()
  await trx
    .deleteFrom('site_change')
    .where('site_id', '=', siteId)
    .where('version', '<=', version - KEPT)
    .execute()
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_notify(${SITE_CHANNEL}, ${String(siteId)})`.execute(trx)
  }
}

/** What changed in a site since a version. */
export interface SiteChanges {
  /** Its version now; 0 when it is gone. */
  version: number
  /** Whatever was touched; `null` when nobody knows any more: then everything. */
  tags: ReadonlySet<string> | null
}

/** What changed in a site since a version that somebody knows. */
export async function changesSince(
  db: Db<ChangeTables>,
  siteId: number,
  since: number,
): Promise<SiteChanges> {
  const [site, changes] = await Promise.all([
    db.selectFrom('site').select('version').where('id', '=', siteId).executeTakeFirst(),
    db
      .selectFrom('site_change')
      .select(['version', 'tags'])
      .where('site_id', '=', siteId)
      .where('version', '>', since)
      .orderBy('version')
      .execute(),
  ])
  const version = Math.max(site?.version ?? 0, changes.at(-1)?.version ?? 0)
  if (site === undefined) return { version: 0, tags: null }
  const isWhole = changes.length === version - since
  const tags = new Set(changes.flatMap((change) => change.tags.split(' ').filter(Boolean)))
  return { version, tags: isWhole && !tags.has(WHOLE_SITE) ? tags : null }
}

type Listener = (siteId: number) => void

const listeners = new WeakMap<DialectAdapter, Set<Listener>>()

/**
 * Calls whenever this process has committed a write to a site.
 * @returns how to stop
 */
export function onSiteWritten(db: QueryExecutorProvider, listener: Listener): () => void {
  const { adapter } = db.getExecutor()
  const all = listeners.get(adapter) ?? new Set()
  listeners.set(adapter, all.add(listener))
  return () => all.delete(listener)
}

/** Tells who listens; called when the transaction is on disk. */
export function siteWritten(adapter: DialectAdapter, siteId: number): void {
  for (const listener of listeners.get(adapter) ?? []) listener(siteId)
}
