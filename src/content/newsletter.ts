import { createHash } from 'node:crypto'
import type { MailDraft } from '#domain/mail.ts'
import { foldedEmail, type Subscriber, type SubscriberState } from '#domain/newsletter.ts'
import { insertMails } from './outbox.ts'
import { languageOf } from './page-rows.ts'
import type { Database, DatabaseHandle, DatabaseTransaction } from './schema.ts'
import type { SubscriberTable } from './lead-schema.ts'
import type { ContentStore } from './store.ts'
import { inTransaction } from './transaction.ts'

/** Subscribers of the letter, with the proof of their consent (domain research, 4.5). */
export function createNewsletter(db: Database): ContentStore['newsletter'] {
  return {
    async subscribe(siteId, wish, now, mailsOf) {
      const address_hash = hashOf(wish.email)
      return inTransaction(db, async (trx) => {
        const known = await find(trx, siteId, address_hash)
        const asked: Subscriber = {
          ...wish,
          email: foldedEmail(wish.email),
          addressHash: address_hash,
          state: 'pending',
          round: known?.state === 'pending' ? known.round : (known?.round ?? 0) + 1,
          askedAt: now,
          confirmedAt: '',
          unsubscribedAt: '',
        }
        const subscriber = known?.state === 'confirmed' ? known : asked
        if (subscriber === asked) await save(trx, siteId, asked)
        return written(trx, siteId, subscriber, mailsOf, now)
      })
    },

    async confirm(siteId, addressHash, round, now, mailsOf) {
      return inTransaction(db, async (trx) => {
        const known = await find(trx, siteId, addressHash)
        if (known === null || known.round !== round || known.state === 'unsubscribed') return null
        if (known.state === 'confirmed') return known
        const confirmed: Subscriber = { ...known, state: 'confirmed', confirmedAt: now }
        await save(trx, siteId, confirmed)
        return written(trx, siteId, confirmed, mailsOf, now)
      })
    },

    async unsubscribe(siteId, addressHash, now) {
      const { numUpdatedRows } = await db
        .updateTable('subscriber')
        .set({ state: 'unsubscribed', unsubscribed_at: now })
        .where('site_id', '=', siteId)
        .where('address_hash', '=', addressHash)
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    find: (siteId, email) => find(db, siteId, hashOf(email)),

    async list(siteId, state) {
      const rows = await db
        .selectFrom('subscriber')
        .selectAll()
        .where('site_id', '=', siteId)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
        .orderBy('asked_at')
        .orderBy('address_hash')
        .execute()
      return rows.map(toSubscriber)
    },

    async purge({ pendingBefore, unsubscribedBefore }) {
      return inTransaction(db, async (trx) => {
        const pending = await trx
          .deleteFrom('subscriber')
          .where('state', '=', 'pending')
          .where('asked_at', '<', pendingBefore)
          .executeTakeFirst()
        const left = await trx
          .updateTable('subscriber')
          .set(NOBODY)
          .where('state', '=', 'unsubscribed')
          .where('unsubscribed_at', '<', unsubscribedBefore)
          .where('email', '!=', '')
          .executeTakeFirst()
        return Number(pending.numDeletedRows) + Number(left.numUpdatedRows)
      })
    },

    async forget(siteId, email, now) {
      const hash = hashOf(email)
      return inTransaction(db, async (trx) => {
        const known = await find(trx, siteId, hash)
        if (known === null || known.email === '') return false
        const unsubscribedAt = known.unsubscribedAt || now
        await save(trx, siteId, { ...known, ...NOBODY, state: 'unsubscribed', unsubscribedAt })
        return true
      })
    },
  }
}

/** What tells of a person; the hash and the proof stay. */
const NOBODY = { email: '', name: '' }

const hashOf = (email: string): string =>
  createHash('sha256').update(foldedEmail(email)).digest('hex')

async function find(
  handle: DatabaseHandle,
  siteId: number,
  addressHash: string,
): Promise<Subscriber | null> {
  const row = await handle
    .selectFrom('subscriber')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row === undefined ? null : toSubscriber(row)
}

async function save(trx: DatabaseTransaction, siteId: number, subscriber: Subscriber) {
  const { site_id, address_hash, ...changes } = toRow(siteId, subscriber)
  await trx
    .insertInto('subscriber')
    .values({ site_id, address_hash, ...changes })
    .onConflict((conflict) => conflict.columns(['site_id', 'address_hash']).doUpdateSet(changes))
    .execute()
}

/** The subscriber, with the mails that go with the change in the same transaction. */
async function written(
  trx: DatabaseTransaction,
  siteId: number,
  subscriber: Subscriber,
  mailsOf: (subscriber: Subscriber) => readonly MailDraft[],
  now: string,
): Promise<Subscriber> {
  await insertMails(trx, siteId, mailsOf(subscriber), now)
  return subscriber
}

const toRow = (siteId: number, subscriber: Subscriber): SubscriberTable => ({
  site_id: siteId,
  address_hash: subscriber.addressHash,
  email: subscriber.email,
  name: subscriber.name,
  lang: subscriber.lang,
  state: subscriber.state,
  round: subscriber.round,
  consent_version: subscriber.consent.version,
  consent_text: subscriber.consent.text,
  form: subscriber.form,
  asked_at: subscriber.askedAt,
  confirmed_at: subscriber.confirmedAt,
  unsubscribed_at: subscriber.unsubscribedAt,
})

const toSubscriber = (row: SubscriberTable): Subscriber => ({
  email: row.email,
  name: row.name,
  lang: languageOf(row.lang),
  consent: { version: row.consent_version, text: row.consent_text },
  form: row.form,
  addressHash: row.address_hash,
  state: stateOf(row.state),
  round: row.round,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
})

const STATES: readonly SubscriberState[] = ['pending', 'confirmed', 'unsubscribed']

/** A state that nobody knows receives nothing. */
const stateOf = (stored: string): SubscriberState =>
  STATES.find((state) => state === stored) ?? 'unsubscribed'
