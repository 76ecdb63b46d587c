import { beyondLease } from '#base/platform/db/lease.ts'
import type { ExpressionBuilder, Nullable } from 'kysely'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { SearchTables } from './search-tables.ts'

/** How far a site's index is. */
interface IndexState {
  siteId: number
  /** Today's version of the site. */
  siteVersion: number
  /** What the index was made from; `null` before there is one. */
  indexed: { siteVersion: number; indexVersion: number; articlesAt: string } | null
}

/** An index that was made by another program, from another version, or of articles not read between. */
export interface StaleIndex {
  indexVersion: number
  /** Instants; absent when the age of the articles does not matter. */
  articles?: { from: string; until: string }
}

const UNKNOWN = { site_version: -1, index_version: -1, articles_at: '' }
const FREE = { lease: '', leased_until: '' }

const isStale =
  ({ indexVersion, articles }: StaleIndex) =>
  (
    eb: ExpressionBuilder<
      SearchTables & { search_state: Nullable<SearchTables['search_state']> },
      'site' | 'search_state'
    >,
  ) =>
    eb.or([
      eb('site_version', 'is', null),
      eb('site_version', '!=', eb.ref('site.version')),
      eb('index_version', '!=', indexVersion),
      ...(articles === undefined
        ? []
        : [eb('articles_at', '<=', articles.from), eb('articles_at', '>=', articles.until)]),
    ])

/** How far each site's index is, and who writes it. */
export function createSearchState(db: Db<SearchTables>) {
  return {
    /** Of all sites, of one, or of those whose index is not what it should be. */
    async states(which?: { siteId: number } | StaleIndex): Promise<IndexState[]> {
      const all = db
        .selectFrom('site')
        .leftJoin('search_state', 'search_state.site_id', 'site.id')
        .select(['site.id', 'version', 'site_version', 'index_version', 'articles_at'])
        .orderBy('site.id')
      const rows = await (
        which === undefined
          ? all
          : 'siteId' in which
            ? all.where('site.id', '=', which.siteId)
            : all.where(isStale(which))
      ).execute()
      return rows.map(({ id, version, site_version, index_version, articles_at }) => ({
        siteId: id,
        siteVersion: version,
        indexed:
          site_version === null || index_version === null || index_version < 0
            ? null
            : {
                siteVersion: site_version,
                indexVersion: index_version,
                articlesAt: articles_at ?? '',
              },
      }))
    },

    /** Says how far the index is now. */
    async saveState(
      siteId: number,
      { siteVersion, indexVersion, articlesAt }: NonNullable<IndexState['indexed']>,
    ): Promise<void> {
      const columns = {
        site_version: siteVersion,
        index_version: indexVersion,
        articles_at: articlesAt,
      }
      await db
        .insertInto('search_state')
        .values({ site_id: siteId, ...columns, ...FREE })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(columns))
        .execute()
    },

    /** Takes the right to write a site's index until an instant; `false` while another has it. */
    async lease(siteId: number, holder: string, now: string, until: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('search_state')
        .values({ site_id: siteId, ...UNKNOWN, lease: holder, leased_until: until })
        .onConflict((conflict) =>
          conflict
            .column('site_id')
            .doUpdateSet({ lease: holder, leased_until: until })
            .where((eb) =>
              eb.or([
                eb('search_state.leased_until', '<=', now),
                eb('search_state.leased_until', '>', beyondLease(now, until)),
                eb('search_state.lease', '=', holder),
              ]),
            ),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async release(siteId: number, holder: string): Promise<void> {
      await db
        .updateTable('search_state')
        .set(FREE)
        .where('site_id', '=', siteId)
        .where('lease', '=', holder)
        .execute()
    },
  }
}
