import type { Layout } from '#base/core/page/page.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { isId } from '#base/platform/db/column-values.ts'
import { ContentError } from '#base/core/content-error.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from './page-tables.ts'

const byId = prepare<{ siteId: number; id: number }>()((db: Db<PageTables>, value) =>
  db
    .selectFrom('layout')
    .select(['id', 'name', 'css_class'])
    .where('site_id', '=', value('siteId'))
    .where('id', '=', value('id')),
)

/** Layouts: what stands around a page (requirements A3). Their widgets are in `widgets.ts`. */
export function createLayoutStore(db: Db<PageTables>) {
  return {
    async find(siteId: number, id: number): Promise<Layout | null> {
      const [layout] = isId(id) ? await byId(db, { siteId, id }) : []
      return layout ?? null
    },

    async list(siteId: number): Promise<Layout[]> {
      return db
        .selectFrom('layout')
        .select(['id', 'name', 'css_class'])
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute()
    },

    /** How many pages each layout has. */
    async pageCounts(siteId: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .selectFrom('page')
        .select(['layout_id', (eb) => eb.fn.countAll<number | string>().as('pages')])
        .where('site_id', '=', siteId)
        .groupBy('layout_id')
        .execute()
      return new Map(
        rows.flatMap(({ layout_id, pages }) =>
          layout_id === null ? [] : [[layout_id, Number(pages)] as const],
        ),
      )
    },

    async create(siteId: number, { id, name, css_class }: Layout): Promise<void> {
      if (!isId(id)) throw new ContentError(`${id} n’est pas un numéro de mise en page.`)
      await writeSite(db, siteId, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('layout')
          .values({ site_id: siteId, id, name, css_class })
          .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) {
          throw new ContentError(`Le numéro ${id} est déjà celui d’une mise en page de ce site.`)
        }
      })
    },
  }
}

export type LayoutStore = ReturnType<typeof createLayoutStore>
