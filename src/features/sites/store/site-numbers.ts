import type { Transaction } from 'kysely'
import { isId } from '#base/platform/db/column-values.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { SiteTables } from './site-tables.ts'

/** A number that no site has, nor ever had. */
export async function nextSiteId(trx: Transaction<SiteTables>): Promise<number> {
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
export async function refuseTakenId(trx: Transaction<SiteTables>, siteId: number): Promise<void> {
  if (!isId(siteId)) throw new ContentError(`${siteId} n’est pas un numéro de site.`)
  const site = await trx.selectFrom('site').select('name').where('id', '=', siteId).execute()
  if (site[0] !== undefined) {
    throw new ContentError(`Le numéro ${siteId} est déjà celui du site « ${site[0].name} ».`)
  }
}
