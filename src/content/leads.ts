import type { Updateable } from 'kysely'
import {
  LEAD_FORMS,
  type Lead,
  type LeadForm,
  leadMailKeys,
  type NewLead,
  QUARANTINE_ROOM,
  type Person,
} from '#domain/lead.ts'
import { processingOf } from '#domain/lead-forms/processing.ts'
import { foldedEmail } from '#domain/newsletter.ts'
import { monthsLater } from '#domain/retention.ts'
import { fingerprintOf, formOf, leadRow, toLead } from './lead-rows.ts'
import { insertMails } from './outbox.ts'
import type { Database, DatabaseHandle, DatabaseTransaction } from './schema.ts'
import { isId } from './column-values.ts'
import type { LeadTable } from './lead-schema.ts'
import type { ContentStore, Received, RemovedLeads } from './store.ts'
import { ContentError } from './content-error.ts'
import { inTransaction } from './transaction.ts'

/** Ids that one statement may name: engines limit their parameters. */
const BATCH = 200

/** Requests of visitors. */
export function createLeads(db: Database): ContentStore['leads'] {
  return {
    receive: (siteId, given, mails) =>
      inTransaction(db, async (trx) => {
        const id = await nextId(trx, siteId)
        const known = await knownAs(trx, siteId, given)
        if (known !== null) return known
        const obstacle = given.status === 'quarantine' ? await noRoom(trx, siteId, given) : null
        if (obstacle !== null) return { outcome: obstacle }
        const { version, text } = given.consent
        await trx
          .insertInto('consent_text')
          .values({ version, text })
          .onConflict((conflict) => conflict.column('version').doNothing())
          .execute()
        await trx
          .insertInto('lead')
          .values(leadRow(siteId, id, given))
          .execute()
        for (const [position, { stored, name, type, size }] of given.files.entries()) {
          const file = { stored, name, type, size, site_id: siteId, lead_id: id, position }
          await trx.insertInto('lead_file').values(file).execute()
        }
        const lead = { ...given, id, assigned_to: '', assigned_name: '' }
        if (lead.status !== 'quarantine') {
          await keepFrom(trx, siteId, personsOf(lead), lead.received_at)
          await insertMails(trx, siteId, mails(lead), lead.received_at)
        }
        return { outcome: 'stored', lead }
      }),

    known: (siteId, given) => knownAs(db, siteId, given),

    list: (siteId, { form, status } = {}) =>
      readLeads(db, siteId, (leads) =>
        leads
          .$if(form !== undefined, (chosen) => chosen.where('lead.form', '=', form ?? ''))
          .$if(status !== undefined, (chosen) => chosen.where('lead.status', '=', status ?? 'new')),
      ),

    async find(siteId, id) {
      if (!isId(id)) return null
      const [lead] = await readLeads(db, siteId, (leads) => leads.where('lead.id', '=', id))
      return lead ?? null
    },

    findByPerson: (siteId, person) => leadsOf(db, siteId, person),

    release: (siteId, id, mails, now) =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('lead')
          .set({ status: 'new' })
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .where('status', '=', 'quarantine')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return null
        const [lead] = await readLeads(trx, siteId, (leads) => leads.where('lead.id', '=', id))
        if (lead === undefined) return null
        await insertMails(trx, siteId, mails(lead), now)
        return lead
      }),

    assign: (siteId, id, { id: assigned_to, name: assigned_name }) =>
      changed(db, siteId, id, { assigned_to, assigned_name }),

    setStatus: (siteId, id, status) => changed(db, siteId, id, { status }),

    note: (siteId, id, { at, author, text }) =>
      inTransaction(db, async (trx) => {
        // Locks the lead's row: two notes at once get two numbers.
        if (!(await changed(trx, siteId, id, {}))) return false
        const last = await trx
          .selectFrom('lead_note')
          .select((eb) => eb.fn.max('id').as('id'))
          .where('site_id', '=', siteId)
          .where('lead_id', '=', id)
          .executeTakeFirst()
        const note = { site_id: siteId, lead_id: id, id: (last?.id ?? 0) + 1, at, author, text }
        await trx.insertInto('lead_note').values(note).execute()
        return true
      }),

    async notes(siteId, ids) {
      const found = []
      for (let start = 0; start < ids.length; start += BATCH) {
        const rows = await db
          .selectFrom('lead_note')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('lead_id', 'in', ids.slice(start, start + BATCH))
          .orderBy('id')
          .execute()
        found.push(...rows)
      }
      return Map.groupBy(
        found.map(({ lead_id: leadId, id, at, author, text }) => ({
          leadId,
          id,
          at,
          author,
          text,
        })),
        ({ leadId }) => leadId,
      )
    },

    erase: (siteId, id) =>
      inTransaction(db, async (trx) =>
        removed(
          trx,
          siteId,
          await readLeads(trx, siteId, (leads) => leads.where('lead.id', '=', id)),
        ),
      ),

    async receptions(siteId, from) {
      const rows = await db
        .selectFrom('lead')
        .select(['form', 'status', 'received_at'])
        .where('site_id', '=', siteId)
        .where('received_at', '>=', from)
        .execute()
      return rows.map((row) => ({ ...row, form: formOf(row.form) }))
    },

    touched: (siteId, person, at) =>
      inTransaction(db, (trx) => keepFrom(trx, siteId, [person], at)),

    eraseByPerson: (siteId, person) =>
      inTransaction(db, async (trx) => removed(trx, siteId, await leadsOf(trx, siteId, person))),

    purgeExpired: (siteId, now) =>
      inTransaction(db, async (trx) => {
        const expired = await readLeads(trx, siteId, (leads) =>
          leads.where('lead.expires_at', '<=', now),
        )
        const gone = await removed(trx, siteId, expired)
        await trx
          .deleteFrom('consent_text')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('lead')
                  .select('lead.id')
                  .whereRef('lead.consent_version', '=', 'consent_text.version'),
              ),
            ),
          )
          .execute()
        return gone
      }),

    async files() {
      const rows = await db.selectFrom('lead_file').select('stored').execute()
      return new Set(rows.map(({ stored }) => stored))
    },
  }
}

/** Changes columns of one lead. @returns whether it is there */
async function changed(
  handle: DatabaseHandle,
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

/** What became of an earlier sending of the same nonce. */
async function knownAs(
  handle: DatabaseHandle,
  siteId: number,
  given: NewLead,
): Promise<Received | null> {
  const [lead] = await readLeads(handle, siteId, (leads) =>
    leads.where('lead.nonce', '=', given.nonce),
  )
  if (lead === undefined) return null
  const isSame = fingerprintOf(lead) === fingerprintOf(given)
  return isSame ? { outcome: 'same', lead } : { outcome: 'other' }
}

/** What of the quarantine's room a request would exceed. The writers of one site wait for each other. */
async function noRoom(
  trx: DatabaseTransaction,
  siteId: number,
  { fields, files }: NewLead,
): Promise<'full' | 'no-room-for-files' | null> {
  const inQuarantine = trx
    .selectFrom('lead')
    .where('lead.site_id', '=', siteId)
    .where('lead.status', '=', 'quarantine')
  const held = await inQuarantine
    .select(({ fn }) => [
      fn.countAll<number | string>().as('leads'),
      fn.sum<number | string | null>(fn<number>('length', ['fields'])).as('answers'),
    ])
    .executeTakeFirstOrThrow()
  const answers = Number(held.answers) + JSON.stringify(fields).length
  const isFull = Number(held.leads) >= QUARANTINE_ROOM.leads || answers > QUARANTINE_ROOM.answers
  if (isFull) return 'full'
  if (files.length === 0) return null
  const { bytes } = await inQuarantine
    .innerJoin('lead_file', (join) =>
      join
        .onRef('lead_file.site_id', '=', 'lead.site_id')
        .onRef('lead_file.lead_id', '=', 'lead.id'),
    )
    .select(({ fn }) => fn.sum<number | string | null>('lead_file.size').as('bytes'))
    .executeTakeFirstOrThrow()
  const all = files.reduce((sum, { size }) => sum + size, Number(bytes))
  return all > QUARANTINE_ROOM.files ? 'no-room-for-files' : null
}

/** The next id of a site's leads; the writers of one site wait for each other here. */
async function nextId(trx: DatabaseTransaction, siteId: number): Promise<number> {
  const site = await trx
    .updateTable('site')
    .set((eb) => ({ last_lead_id: eb('last_lead_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_lead_id')
    .executeTakeFirst()
  if (site === undefined) throw new ContentError(`Le site ${siteId} n’existe pas.`)
  return site.last_lead_id
}

const baseQuery = (handle: DatabaseHandle, siteId: number) =>
  handle
    .selectFrom('lead')
    .innerJoin('consent_text', 'consent_text.version', 'lead.consent_version')
    .selectAll('lead')
    .select('consent_text.text as consent_text')
    .where('lead.site_id', '=', siteId)

type LeadQuery = ReturnType<typeof baseQuery>

/** The leads that a question chooses, newest first, with their files. */
async function readLeads(
  handle: DatabaseHandle,
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

async function filesOf(handle: DatabaseHandle, siteId: number, ids: readonly number[]) {
  const found = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await handle
      .selectFrom('lead_file')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('lead_id', 'in', ids.slice(start, start + BATCH))
      .orderBy('position')
      .execute()
    found.push(...rows)
  }
  return Map.groupBy(found, ({ lead_id }) => lead_id)
}

const leadsOf = (handle: DatabaseHandle, siteId: number, person: Person): Promise<Lead[]> =>
  readLeads(handle, siteId, (leads) =>
    'email' in person
      ? leads.where('lead.email_key', '=', foldedEmail(person.email)).where('lead.email', '!=', '')
      : leads.where('lead.phone', '=', person.phone).where('lead.phone', '!=', ''),
  )

const personsOf = ({ email, phone }: Lead): Person[] => [
  ...(email === '' ? [] : [{ email }]),
  ...(phone === '' ? [] : [{ phone }]),
]

/** An exchange with a person: what is kept from the last contact is kept that much longer. */
async function keepFrom(
  trx: DatabaseTransaction,
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

async function removed(
  trx: DatabaseTransaction,
  siteId: number,
  leads: readonly Lead[],
): Promise<RemovedLeads> {
  // A mail that still waits tells of the person, too.
  const keys = leads.flatMap(({ nonce }) => leadMailKeys(nonce))
  for (let start = 0; start < keys.length; start += BATCH) {
    await trx
      .deleteFrom('mail')
      .where('site_id', '=', siteId)
      .where('key', 'in', keys.slice(start, start + BATCH))
      .execute()
  }
  const ids = leads.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH) {
    await trx
      .deleteFrom('lead')
      .where('site_id', '=', siteId)
      .where('id', 'in', ids.slice(start, start + BATCH))
      .execute()
  }
  const byForm: Partial<Record<LeadForm, number>> = {}
  for (const { form } of leads) byForm[form] = (byForm[form] ?? 0) + 1
  return {
    byForm,
    files: leads.flatMap(({ files }) => files.map(({ stored }) => stored)),
    nonces: leads.map(({ nonce }) => nonce),
  }
}
