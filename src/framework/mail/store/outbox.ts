import { randomUUID } from 'node:crypto'
import type { LeasedMail, MailCounts, MailDraft, MailRecord, MailState } from '#base/core/mail.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Kysely, Transaction } from 'kysely'

/** A mail that waits, was sent or was given up; `draft` is JSON text, instants are empty until they come. */
interface MailTable {
  site_id: number
  key: string
  kind: string
  recipient: string
  reply_to: string
  draft: string
  state: MailState
  attempts: number
  created_at: string
  /** When it may be taken: the next attempt, or the end of the lease under which it is being sent. */
  due_at: string
  lease: string
  ended_at: string
  error: string
}

/** Mails that are to be sent. */
export interface MailTables {
  mail: MailTable
}

/** What a taken mail is named by. */
type MailLease = Pick<LeasedMail, 'siteId' | 'key' | 'lease'>

/** Rows that one statement may write: engines limit their parameters. */
const BATCH = 50

/**
 * Writes mails down in the transaction of their cause, so that both stand or neither does. A draft
 * whose key the site has had already is dropped. `now` is an ISO 8601 instant.
 */
export async function insertMails(
  trx: Transaction<MailTables>,
  siteId: number,
  drafts: readonly MailDraft[],
  now: string,
): Promise<void> {
  for (let start = 0; start < drafts.length; start += BATCH) {
    await trx
      .insertInto('mail')
      .values(drafts.slice(start, start + BATCH).map((draft) => waitingMail(siteId, draft, now)))
      .onConflict((conflict) => conflict.columns(['site_id', 'key']).doNothing())
      .execute()
  }
}

/**
 * Removes those of a site whose key begins so, as long as they wait and nobody is sending them.
 * @returns how many
 */
export async function takeBackMails(
  db: Pick<Kysely<MailTables>, 'deleteFrom'>,
  siteId: number,
  keyStart: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .where('lease', '=', '')
    .where((eb) =>
      eb(eb.fn<string>('substr', ['key', eb.lit(1), eb.lit(keyStart.length)]), '=', keyStart),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const waitingMail = (siteId: number, draft: MailDraft, now: string): MailTable => ({
  site_id: siteId,
  key: storable(draft.key),
  kind: storable(draft.kind),
  recipient: folded(draft.to),
  reply_to: folded(draft.replyTo ?? ''),
  draft: JSON.stringify(draft),
  state: 'waiting',
  attempts: 0,
  created_at: now,
  due_at: draft.notBefore ?? now,
  lease: '',
  ended_at: '',
  error: '',
})

/** PostgreSQL refuses the null character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const folded = (address: string): string => storable(address).trim().toLowerCase()

/** Nothing that tells of a person. */
const EMPTY = { recipient: '', reply_to: '', draft: '', lease: '' }

/**
 * Mails of all sites that wait to be sent, across restarts. Each is taken by one sender at a time, in
 * whatever process; a lease that ran out, as after a kill, makes the mail due again.
 */
export function createOutbox(db: Db<MailTables>) {
  /** What is left to say of a mail, by whoever holds its lease. */
  const end = async (
    { siteId, key, lease }: MailLease,
    changes: Partial<MailTable>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('mail')
      .set(changes)
      .where('site_id', '=', siteId)
      .where('key', '=', key)
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    /** Writes mails down that have no other cause in the database; a known key is dropped. */
    async add(siteId: number, drafts: readonly MailDraft[], now: string): Promise<void> {
      await inTransaction(db, (trx) => insertMails(trx, siteId, drafts, now))
    },

    takeBack: (siteId: number, keyStart: string) => takeBackMails(db, siteId, keyStart),

    /** Takes the due ones that have waited longest; they are ours until `until`. */
    take: (when: { now: string; until: string; limit: number }) => takeDue(db, when),

    /** When a mail may next be taken, or `null` when none waits. */
    async nextDue(): Promise<string | null> {
      const row = await db
        .selectFrom('mail')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return row?.at ?? null
    },

    /** The three ends of a lease; `false` when it is no longer ours. */
    sent: (mail: MailLease, at: string): Promise<boolean> =>
      end(mail, { ...EMPTY, state: 'sent', ended_at: at, error: '' }),
    retry: (mail: MailLease, { at, error }: { at: string; error: string }): Promise<boolean> =>
      end(mail, { lease: '', due_at: at, error: storable(error) }),
    failed: (mail: MailLease, { at, error }: { at: string; error: string }): Promise<boolean> =>
      end(mail, { lease: '', state: 'failed', ended_at: at, error: storable(error) }),

    /** The newest of a state. */
    async list(state: MailState, limit: number): Promise<MailRecord[]> {
      const rows = await db
        .selectFrom('mail')
        .selectAll()
        .where('state', '=', state)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toRecord)
    },

    async counts(): Promise<MailCounts> {
      const all = [...(await countsBySite(db)).values()]
      const sum = (of: 'waiting' | 'failed') => all.reduce((total, one) => total + one[of], 0)
      const [oldest = null] = all.flatMap((one) => one.oldest ?? []).toSorted()
      return { waiting: sum('waiting'), failed: sum('failed'), oldest }
    },

    /** Of each site of which mails wait or were given up. */
    countsBySite: () => countsBySite(db),

    /** Forgets mails that ended before an instant. @returns how many */
    async purge(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('mail')
        .where('state', 'in', ['sent', 'failed'])
        .where('ended_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Removes what a person is told, or what is said of them to the firm. @returns how many */
    async forget(siteId: number, address: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('mail')
        .where('site_id', '=', siteId)
        .where((eb) =>
          eb.or([eb('recipient', '=', folded(address)), eb('reply_to', '=', folded(address))]),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

async function takeDue(
  db: Db<MailTables>,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<LeasedMail[]> {
  const lease = randomUUID()
  // On PostgreSQL two processes choose at once: each passes over what the other is choosing.
  const rows = await db
    .updateTable('mail')
    .from((eb) => {
      const due = eb
        .selectFrom('mail')
        .select(['site_id', 'key'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(limit)
      return (engineOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due).as('due')
    })
    .set((eb) => ({ lease, due_at: until, attempts: eb('mail.attempts', '+', 1) }))
    .whereRef('mail.site_id', '=', 'due.site_id')
    .whereRef('mail.key', '=', 'due.key')
    .returning(['mail.site_id', 'mail.key', 'draft', 'mail.attempts', 'mail.created_at'])
    .execute()
  return rows
    .map((row): LeasedMail => ({
      siteId: row.site_id,
      key: row.key,
      lease,
      draft: JSON.parse(row.draft),
      attempts: row.attempts,
      createdAt: row.created_at,
    }))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

async function countsBySite(db: Db<MailTables>): Promise<ReadonlyMap<number, MailCounts>> {
  const rows = await db
    .selectFrom('mail')
    .select((eb) => [
      'site_id',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['site_id', 'state'])
    .execute()
  const counts = new Map<number, MailCounts>()
  for (const { site_id, state, count, oldest } of rows) {
    const known = counts.get(site_id) ?? { waiting: 0, failed: 0, oldest: null }
    const more =
      state === 'waiting' ? { waiting: Number(count), oldest } : { failed: Number(count) }
    counts.set(site_id, { ...known, ...more })
  }
  return counts
}

export type Outbox = ReturnType<typeof createOutbox>

const toRecord = (row: MailTable): MailRecord => ({
  siteId: row.site_id,
  key: row.key,
  kind: row.kind,
  recipient: row.recipient,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  at: row.state === 'waiting' ? row.due_at : row.ended_at,
  error: row.error,
})
