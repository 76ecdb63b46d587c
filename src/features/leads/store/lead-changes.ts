import type { Transaction, Updateable } from 'kysely'
import { foldedEmail } from '#base/kit/text/email.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { MailTables } from '#framework/mail/store/outbox.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'
import { LEAD_FORMS, type Person } from '../rules/lead.ts'
import { processingOf } from '../rules/processing.ts'
import type { LeadTable, LeadTables } from './lead-tables.ts'

type Tables = LeadTables & MailTables

/** Changes columns of one lead. @returns whether it is there */
export async function changed(
  handle: Db<Tables>,
  siteId: number,
  id: number,
  columns: Updateable<LeadTable>,
): Promise<boolean> {
  if (!isId(id)) return false
  const { numUpdatedRows } = await handle
    .updateTable('lead')
    .set({ id, ...columns })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An exchange with a person: what is kept from the last contact is kept that much longer. */
export async function keepFrom(
  trx: Transaction<Tables>,
  siteId: number,
  persons: readonly Person[],
  at: string,
): Promise<number> {
  let kept = 0
  for (const form of LEAD_FORMS) {
    const { from, months } = processingOf(form)
    if (from !== 'last-contact') continue
    const expires_at = monthsLater(at, months)
    for (const person of persons) {
      const { numUpdatedRows } = await trx
        .updateTable('lead')
        .set({ expires_at })
        .where('site_id', '=', siteId)
        .where('form', '=', form)
        .where('status', '!=', 'quarantine')
        .where('expires_at', '<', expires_at)
        .$if('email' in person, (leads) =>
          leads.where('email_key', '=', 'email' in person ? foldedEmail(person.email) : ''),
        )
        .$if('phone' in person, (leads) =>
          leads.where('phone', '=', 'phone' in person ? person.phone : ''),
        )
        .executeTakeFirst()
      kept += Number(numUpdatedRows)
    }
  }
  return kept
}
