import type { MailDraft } from '#base/core/mail.ts'
import type { Actor } from '#base/core/account.ts'
import type { Transaction } from 'kysely'
import {
  type Lead,
  type LeadForm,
  leadMailKeys,
  type NewLead,
  QUARANTINE_ROOM,
  type Person,
  type LeadStatus,
  type LeadNote,
  UNTOUCHED,
} from '../rules/lead.ts'
import { leadsOf, readLeads } from './lead-reads.ts'
import { changed, keepFrom } from './lead-changes.ts'
import { leadMessages, replyKeys } from './lead-messages.ts'
import { fingerprintOf, formOf, leadRow } from './lead-rows.ts'
import { insertMails, type MailTables } from '#framework/mail/store/outbox.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { LeadTables } from './lead-tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'

type Tables = LeadTables & MailTables

/** How a lead was taken: written down, known already, or refused since its number was used. */
export type Received =
  | { outcome: 'stored' | 'same'; lead: Lead }
  /** The same use of a form was already sent with another content. */
  | { outcome: 'other' }
  /** The quarantine has no room for its files, or for it at all. */
  | { outcome: 'no-room-for-files' | 'full' }

/** What went with leads that were removed: their number by form, and their files on disk. */
export interface RemovedLeads {
  byForm: Readonly<Partial<Record<LeadForm, number>>>
  /** Names on disk, to be removed now. */
  files: string[]
  /** Keys of their mails, some of which may lie in a folder. */
  mailKeys: string[]
}

/** Requests of visitors. No write here raises the site's version: none changes a page. */
export function createLeadStore(db: Db<Tables>) {
  return {
    ...leadMessages(db),

    /**
     * Writes a lead with its mails, all or nothing. The same nonce is the same lead: a second
     * sending writes nothing. A lead in quarantine gets no mails, and is not written when there is no
     * room for it (`QUARANTINE_ROOM`).
     * @throws ContentError when the site does not exist
     */
    receive: (
      siteId: number,
      newLead: NewLead,
      mails: (lead: Lead) => readonly MailDraft[],
    ): Promise<Received> =>
      inTransaction(db, async (trx) => {
        const id = await nextId(trx, siteId)
        const known = await knownAs(trx, siteId, newLead)
        if (known !== null) return known
        const obstacle = newLead.status === 'quarantine' ? await noRoom(trx, siteId, newLead) : null
        if (obstacle !== null) return { outcome: obstacle }
        const { version, text } = newLead.consent
        await trx
          .insertInto('consent_text')
          .values({ version, text })
          .onConflict((conflict) => conflict.column('version').doNothing())
          .execute()
        await trx
          .insertInto('lead')
          .values(leadRow(siteId, id, newLead))
          .execute()
        for (const [position, { stored, name, type, size }] of newLead.files.entries()) {
          const file = { stored, name, type, size, site_id: siteId, lead_id: id, position }
          await trx.insertInto('lead_file').values(file).execute()
        }
        const lead = { ...newLead, id, ...UNTOUCHED }
        if (lead.status !== 'quarantine') {
          await keepFrom(trx, siteId, personsOf(lead), lead.received_at)
          await insertMails(trx, siteId, mails(lead), lead.received_at)
        }
        return { outcome: 'stored', lead }
      }),

    /** Sites with requests since an instant that wait for an answer. */
    async sitesWaiting(since: string): Promise<number[]> {
      const rows = await db
        .selectFrom('lead')
        .select('site_id')
        .distinct()
        .where('status', 'in', UNDONE)
        .where('answered_at', '=', '')
        .where('received_at', '>=', since)
        .orderBy('site_id')
        .execute()
      return rows.map(({ site_id }) => site_id)
    },

    /** Those of a site, newest first. */
    waiting: (siteId: number, since: string): Promise<Lead[]> =>
      readLeads(db, siteId, (leads) =>
        leads
          .where('lead.status', 'in', UNDONE)
          .where('lead.answered_at', '=', '')
          .where('lead.received_at', '>=', since),
      ),

    /** How a lead would be taken by its nonce; `null` for one that nobody sent yet. */
    known: (siteId: number, newLead: NewLead): Promise<Received | null> =>
      knownAs(db, siteId, newLead),

    /** Newest first. */
    list: (
      siteId: number,
      { form, status }: { form?: LeadForm; status?: LeadStatus } = {},
    ): Promise<Lead[]> =>
      readLeads(db, siteId, (leads) =>
        leads
          .$if(form !== undefined, (chosen) => chosen.where('lead.form', '=', form ?? ''))
          .$if(status !== undefined, (chosen) => chosen.where('lead.status', '=', status ?? 'new')),
      ),

    async find(siteId: number, id: number): Promise<Lead | null> {
      if (!isId(id)) return null
      const [lead] = await readLeads(db, siteId, (leads) => leads.where('lead.id', '=', id))
      return lead ?? null
    },

    /** Newest first. */
    findByPerson: (siteId: number, person: Person): Promise<Lead[]> => leadsOf(db, siteId, person),

    /** Takes a lead out of quarantine, with its mails; `null` when it is not there. */
    release: (
      siteId: number,
      id: number,
      mails: (lead: Lead) => readonly MailDraft[],
      now: string,
    ): Promise<Lead | null> =>
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

    /** Gives a lead to somebody, or to nobody (both empty), with the mails that tell it. @returns whether it is there */
    assign: (
      siteId: number,
      id: number,
      { id: assigned_to, name: assigned_name }: Actor,
      { mails, now }: { mails: readonly MailDraft[]; now: string } = { mails: [], now: '' },
    ): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        // Locks the lead's row: of two who give it to the same person at once, one tells it.
        if (!(await changed(trx, siteId, id, {}))) return false
        const [before] = await readLeads(trx, siteId, (leads) => leads.where('lead.id', '=', id))
        await changed(trx, siteId, id, { assigned_to, assigned_name })
        if (before?.assigned_to !== assigned_to) await insertMails(trx, siteId, mails, now)
        return true
      }),

    /** @returns whether it is there */
    setStatus: (siteId: number, id: number, status: LeadStatus): Promise<boolean> =>
      changed(db, siteId, id, { status }),

    /** Adds a note of the firm's. @returns whether the lead is there */
    note: (
      siteId: number,
      id: number,
      { at, author, text }: Omit<LeadNote, 'id' | 'leadId'>,
    ): Promise<boolean> =>
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

    /** Notes of these leads, oldest first; those without any are not in it. */
    async notes(
      siteId: number,
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, readonly LeadNote[]>> {
      const found = []
      for (const part of chunksOf(ids)) {
        const rows = await db
          .selectFrom('lead_note')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('lead_id', 'in', part)
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

    /** Removes one lead with its notes and mails. */
    erase: (siteId: number, id: number): Promise<RemovedLeads> =>
      inTransaction(db, async (trx) =>
        removed(
          trx,
          siteId,
          await readLeads(trx, siteId, (leads) => leads.where('lead.id', '=', id)),
        ),
      ),

    /** What came when, since an instant, for counting. */
    async receptions(
      siteId: number,
      from: string,
    ): Promise<{ form: LeadForm; status: LeadStatus; received_at: string }[]> {
      const rows = await db
        .selectFrom('lead')
        .select(['form', 'status', 'received_at'])
        .where('site_id', '=', siteId)
        .where('received_at', '>=', from)
        .execute()
      return rows.map((row) => ({ ...row, form: formOf(row.form) }))
    },

    /** There was contact with a person: what is kept from the last contact is kept from `at`. */
    touched: (siteId: number, person: Person, at: string): Promise<number> =>
      inTransaction(db, (trx) => keepFrom(trx, siteId, [person], at)),

    eraseByPerson: (siteId: number, person: Person): Promise<RemovedLeads> =>
      inTransaction(db, async (trx) => removed(trx, siteId, await leadsOf(trx, siteId, person))),

    /** Removes what is past its retention, and consent texts that nothing refers to. */
    purgeExpired: (siteId: number, now: string): Promise<RemovedLeads> =>
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

    /** Names on disk of the files of all leads of all sites. */
    async files(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('lead_file').select('stored').execute()
      return new Set(rows.map(({ stored }) => stored))
    },
  }
}

export type LeadStore = ReturnType<typeof createLeadStore>

/** What became of an earlier sending of the same nonce. */
async function knownAs(
  handle: Db<Tables>,
  siteId: number,
  newLead: NewLead,
): Promise<Received | null> {
  const [lead] = await readLeads(handle, siteId, (leads) =>
    leads.where('lead.nonce', '=', newLead.nonce),
  )
  if (lead === undefined) return null
  const isSame = fingerprintOf(lead) === fingerprintOf(newLead)
  return isSame ? { outcome: 'same', lead } : { outcome: 'other' }
}

/** What of the quarantine's room a request would exceed. The writers of one site wait for each other. */
async function noRoom(
  trx: Transaction<Tables>,
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
async function nextId(trx: Transaction<Tables>, siteId: number): Promise<number> {
  const site = await trx
    .updateTable('site')
    .set((eb) => ({ last_lead_id: eb('last_lead_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_lead_id')
    .executeTakeFirst()
  if (site === undefined) throw new ContentError(`Le site ${siteId} n’existe pas.`)
  return site.last_lead_id
}

/** How far the firm is with requests that nobody has done with. */
const UNDONE: readonly LeadStatus[] = ['new', 'in-progress']

const personsOf = ({ email, phone }: Lead): Person[] => [
  ...(email === '' ? [] : [{ email }]),
  ...(phone === '' ? [] : [{ phone }]),
]

async function removed(
  trx: Transaction<Tables>,
  siteId: number,
  leads: readonly Lead[],
): Promise<RemovedLeads> {
  // A mail that still waits tells of the person, too.
  const ids = leads.map(({ id }) => id)
  const replies = await replyKeys(trx, siteId, ids)
  const keys = [...leads.flatMap(({ nonce }) => leadMailKeys(nonce)), ...replies]
  for (const part of chunksOf(keys)) {
    await trx.deleteFrom('mail').where('site_id', '=', siteId).where('key', 'in', part).execute()
  }
  for (const part of chunksOf(ids)) {
    await trx.deleteFrom('lead').where('site_id', '=', siteId).where('id', 'in', part).execute()
  }
  const byForm: Partial<Record<LeadForm, number>> = {}
  for (const { form } of leads) byForm[form] = (byForm[form] ?? 0) + 1
  return {
    byForm,
    files: leads.flatMap(({ files }) => files.map(({ stored }) => stored)),
    mailKeys: keys,
  }
}
