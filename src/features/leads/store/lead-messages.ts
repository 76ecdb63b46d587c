import type { MailDraft } from '#base/core/mail.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { insertMails, type MailTables } from '#framework/mail/store/outbox.ts'
import { type LeadMessage, replyMailKey } from '../rules/lead.ts'
import { changed, keepFrom } from './lead-changes.ts'
import { readLeads } from './lead-reads.ts'
import type { LeadTables } from './lead-tables.ts'

type Tables = LeadTables & MailTables

/** An answer that is about to be sent. */
export interface Reply {
  /** Instant, ISO 8601 in UTC. */
  at: string
  author: string
  subject: string
  text: string
  /** Id of the last answer that its author had seen; 0 for none. */
  after: number
}

/** Requests that wait, of a site. */
export interface LeadCounts {
  /** Nobody has opened them. */
  unread: number
  /** Nobody has begun to deal with them. */
  waiting: number
}

/** What the firm read and answered. */
export function leadMessages(db: Db<Tables>) {
  return {
    /** Marks a lead as read by somebody, or as unread again. Who read it first stays. @returns whether it is there */
    setRead: async (
      siteId: number,
      id: number,
      read: { at: string; by: string } | null,
    ): Promise<boolean> => {
      if (read === null) return changed(db, siteId, id, { opened_at: '', opened_by: '' })
      await db
        .updateTable('lead')
        .set({ opened_at: read.at, opened_by: read.by })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('opened_at', '=', '')
        .execute()
      return changed(db, siteId, id, {})
    },

    async counts(siteId: number): Promise<LeadCounts> {
      const { unread, waiting } = await db
        .selectFrom('lead')
        .select(({ fn, eb }) => [
          fn
            .sum<number | string | null>(eb.case().when('opened_at', '=', '').then(1).else(0).end())
            .as('unread'),
          fn.countAll<number | string>().as('waiting'),
        ])
        .where('site_id', '=', siteId)
        .where('status', '=', 'new')
        .executeTakeFirstOrThrow()
      return { unread: Number(unread ?? 0), waiting: Number(waiting) }
    },

    /** Whether any request ever came, also one that is gone. */
    async hasCome(siteId: number): Promise<boolean> {
      const site = await db
        .selectFrom('site')
        .select('last_lead_id')
        .where('id', '=', siteId)
        .executeTakeFirst()
      return (site?.last_lead_id ?? 0) > 0
    },

    /**
     * Writes an answer down with its mail, begins to deal with the request and keeps it that much longer.
     * @param mailOf `null` for one that has left from its author's own mail, whatever others answered meanwhile
     * @returns `null` when it is not there, `behind` when somebody else answered meanwhile
     */
    answer: (
      siteId: number,
      id: number,
      { after, ...reply }: Reply,
      mailOf: ((key: string) => MailDraft) | null,
    ): Promise<LeadMessage[] | 'behind' | null> =>
      inTransaction(db, async (trx) => {
        // Locks the lead's row: of two answers at once the second sees the first.
        if (!(await changed(trx, siteId, id, {}))) return null
        const [lead] = await readLeads(trx, siteId, (leads) => leads.where('lead.id', '=', id))
        if (lead === undefined) return null
        const before = await messagesOf(trx, siteId, [id])
        const last = before.at(-1)?.id ?? 0
        if (mailOf !== null && last !== after) return 'behind'
        const mail = mailOf?.(replyMailKey(lead.nonce, last + 1))
        await trx
          .insertInto('lead_message')
          .values({
            ...reply,
            site_id: siteId,
            lead_id: id,
            id: last + 1,
            recipient: lead.email,
            mail_key: mail?.key ?? '',
          })
          .execute()
        await insertMails(trx, siteId, mail ? [mail] : [], reply.at)
        await changed(trx, siteId, id, {
          answered_at: lead.answered_at || reply.at,
          status: lead.status === 'new' ? 'in-progress' : lead.status,
        })
        await keepFrom(trx, siteId, [{ email: lead.email }], reply.at)
        return messagesOf(trx, siteId, [id])
      }),

    /** Answers to these leads, oldest first; those without any are not in it. */
    async messages(
      siteId: number,
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, readonly LeadMessage[]>> {
      return Map.groupBy(await messagesOf(db, siteId, ids), ({ leadId }) => leadId)
    },
  }
}

async function messagesOf(
  handle: Db<Tables>,
  siteId: number,
  ids: readonly number[],
): Promise<LeadMessage[]> {
  const found: LeadMessage[] = []
  for (const part of chunksOf(ids)) {
    const rows = await handle
      .selectFrom('lead_message')
      .leftJoin('mail', (join) =>
        join
          .onRef('mail.site_id', '=', 'lead_message.site_id')
          .onRef('mail.key', '=', 'lead_message.mail_key'),
      )
      .selectAll('lead_message')
      .select('mail.state')
      .where('lead_message.site_id', '=', siteId)
      .where('lead_message.lead_id', 'in', part)
      .orderBy('lead_message.id')
      .execute()
    for (const { lead_id: leadId, id, at, author, recipient, subject, text, ...mail } of rows) {
      const state = mail.mail_key === '' ? 'by-hand' : (mail.state ?? 'sent')
      found.push({ leadId, id, at, author, recipient, subject, text, state })
    }
  }
  return found
}

/** Keys of the mails that answer these leads. */
export async function replyKeys(
  handle: Db<LeadTables>,
  siteId: number,
  ids: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  for (const part of chunksOf(ids)) {
    const rows = await handle
      .selectFrom('lead_message')
      .select('mail_key')
      .where('site_id', '=', siteId)
      .where('lead_id', 'in', part)
      .where('mail_key', '!=', '')
      .execute()
    found.push(...rows.map(({ mail_key }) => mail_key))
  }
  return found
}
