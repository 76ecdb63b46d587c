import { beyondLease } from './lease.ts'
import type { ExpressionBuilder, Nullable } from 'kysely'
import type { Database, Tables } from './schema.ts'
import type { SearchStore, StaleIndex } from './search-port.ts'

const UNKNOWN = { site_version: -1, index_version: -1, articles_at: '' }
const FREE = { lease: '', leased_until: '' }

const isStale =
  ({ indexVersion, articles }: StaleIndex) =>
  (
    eb: ExpressionBuilder<
      Tables & { search_state: Nullable<Tables['search_state']> },
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
export function createSearchState(
  db: Database,
): Pick<SearchStore, 'states' | 'saveState' | 'lease' | 'release'> {
  return {
    async states(asked) {
      const all = db
        .selectFrom('site')
        .leftJoin('search_state', 'search_state.site_id', 'site.id')
        .select(['site.id', 'version', 'site_version', 'index_version', 'articles_at'])
        .orderBy('site.id')
      const rows = await (
        asked === undefined
          ? all
          : 'siteId' in asked
            ? all.where('site.id', '=', asked.siteId)
            : all.where(isStale(asked))
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

    async saveState(siteId, { siteVersion, indexVersion, articlesAt }) {
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

    async lease(siteId, holder, now, until) {
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

    async release(siteId, holder) {
      await db
        .updateTable('search_state')
        .set(FREE)
        .where('site_id', '=', siteId)
        .where('lease', '=', holder)
        .execute()
    },
  }
}
