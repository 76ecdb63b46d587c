import { createAccountStore } from './account-store.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { isId } from './column-values.ts'
import { type InstallationHosts, refuseForeignInstallation } from './site-hosts.ts'
import type { ContentStore } from './store.ts'
import { ContentError } from './content-error.ts'
import { inTransaction, writeSite } from './transaction.ts'

type Sites = ContentStore['sites']

/** How a site ends, and which one stands in for the unknown hosts. */
export function siteEnds(
  db: Database,
  installation: InstallationHosts,
): Pick<Sites, 'remove' | 'makeDefault' | 'figures'> {
  return {
    async remove(siteId) {
      if (!isId(siteId)) return
      await inTransaction(db, async (trx) => {
        await dismiss(trx, siteId)
        const { numDeletedRows } = await trx
          .deleteFrom('site')
          .where('id', '=', siteId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return
        await trx.deleteFrom('provider_answer').where('scope', 'like', `site ${siteId} %`).execute()
        await trx
          .insertInto('removed_site')
          .values({ id: siteId, removed_at: new Date().toISOString() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      })
    },

    makeDefault: (siteId) =>
      writeSite(db, siteId, async (trx) => {
        await refuseForeignInstallation(trx, siteId, installation)
        await endDefault(trx, siteId)
        await trx.updateTable('site').set({ is_default: 1 }).where('id', '=', siteId).execute()
      }),

    async figures() {
      const count = db.fn.countAll<number | string>().as('count')
      const [sites, pages, accounts, leads, subscribers] = await Promise.all([
        db.selectFrom('site').select(['id', 'version']).execute(),
        db.selectFrom('page').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('account_membership').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('lead').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('subscriber').select(['site_id', count]).groupBy('site_id').execute(),
      ])
      const of = (rows: { site_id: number; count: number | string }[], id: number) =>
        Number(rows.find(({ site_id }) => site_id === id)?.count ?? 0)
      return new Map(
        sites.map(({ id, version }) => [
          id,
          {
            version,
            pages: of(pages, id),
            accounts: of(accounts, id),
            leads: of(leads, id),
            subscribers: of(subscribers, id),
          },
        ]),
      )
    },
  }
}

/** Whoever had an account on this site alone has none any more: nothing personal is kept of them. */
async function dismiss(trx: DatabaseTransaction, siteId: number): Promise<void> {
  const accounts = createAccountStore(trx)
  const members = await trx
    .selectFrom('account_membership')
    .innerJoin('account_user', 'account_user.id', 'account_membership.user_id')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('is_super_admin', '=', 0)
    .execute()
  for (const { user_id } of members) await accounts.leave(siteId, user_id)
}

/** There is one default site; each that was is changed by it, as its version says. */
export async function endDefault(trx: DatabaseTransaction, butId = 0): Promise<void> {
  const former = await trx
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', 1)
    .where('id', '!=', butId)
    .execute()
  for (const { id } of former) {
    await writeSite(trx, id, (inside) =>
      inside.updateTable('site').set({ is_default: 0 }).where('id', '=', id).execute(),
    )
  }
}

/** A number that no site has, nor ever had. */
export async function nextSiteId(trx: DatabaseTransaction): Promise<number> {
  const highest = async (table: 'site' | 'removed_site') =>
    (
      await trx
        .selectFrom(table)
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0
  return Math.max(await highest('site'), await highest('removed_site')) + 1
}

/** @throws ContentError for a number that can't be a site's, or is one's */
export async function refuseTakenId(trx: DatabaseTransaction, siteId: number): Promise<void> {
  if (!isId(siteId)) throw new ContentError(`${siteId} n’est pas un numéro de site.`)
  const site = await trx.selectFrom('site').select('name').where('id', '=', siteId).execute()
  if (site[0] !== undefined) {
    throw new ContentError(`Le numéro ${siteId} est déjà celui du site « ${site[0].name} ».`)
  }
}
