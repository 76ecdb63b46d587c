import { foldedEmail } from '#base/kit/text/email.ts'
import type { Lead, Person } from '../rules/lead.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { toLead } from './lead-rows.ts'
import type { LeadTables } from './lead-tables.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'

const baseQuery = (handle: Db<LeadTables>, siteId: number) =>
  handle
    .selectFrom('lead')
    .innerJoin('consent_text', 'consent_text.version', 'lead.consent_version')
    .selectAll('lead')
    .select('consent_text.text as consent_text')
    .where('lead.site_id', '=', siteId)

type LeadQuery = ReturnType<typeof baseQuery>

/** The leads that a question chooses, newest first, with their files. */
export async function readLeads(
  handle: Db<LeadTables>,
  siteId: number,
  choose: (leads: LeadQuery) => LeadQuery,
): Promise<Lead[]> {
  const rows = await choose(baseQuery(handle, siteId)).orderBy('lead.id', 'desc').execute()
  const files = await filesOf(
    handle,
    siteId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toLead(
      row,
      (files.get(row.id) ?? []).map(({ stored, name, type, size }) => ({
        stored,
        name,
        type,
        size,
      })),
    ),
  )
}

async function filesOf(handle: Db<LeadTables>, siteId: number, ids: readonly number[]) {
  const found = []
  for (const part of chunksOf(ids)) {
    const rows = await handle
      .selectFrom('lead_file')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('lead_id', 'in', part)
      .orderBy('position')
      .execute()
    found.push(...rows)
  }
  return Map.groupBy(found, ({ lead_id }) => lead_id)
}

/** The leads of one person, newest first. */
export const leadsOf = (handle: Db<LeadTables>, siteId: number, person: Person): Promise<Lead[]> =>
  readLeads(handle, siteId, (leads) =>
    'email' in person
      ? leads.where('lead.email_key', '=', foldedEmail(person.email)).where('lead.email', '!=', '')
      : leads.where('lead.phone', '=', person.phone).where('lead.phone', '!=', ''),
  )
