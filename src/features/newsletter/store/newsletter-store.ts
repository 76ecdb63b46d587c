import { createHash } from 'node:crypto'
import type { MailDraft } from '#base/core/mail.ts'
import {
  DAYS_TO_ANSWER,
  type MailingList,
  MAILING_LISTS,
  type Subscriber,
  type SubscriberState,
  type Subscription,
} from '../rules/newsletter.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { languageOf } from '#base/kit/language.ts'
import { insertMails, type MailTables, takeBackMails } from '#framework/mail/store/outbox.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

type Tables = NewsletterTables & MailTables

/** A subscriber of a list; `address_hash` is a SHA-256 in hexadecimal, of what `hashOf` says. */
interface SubscriberTable {
  site_id: number
  address_hash: string
  email: string
  name: string
  lang: string
  state: string
  round: number
  consent_version: string
  consent_text: string
  form: string
  asked_at: string
  confirmed_at: string
  unsubscribed_at: string
  list: string
  about: string
}

/** Who receives the letter, and reminders of deadlines. */
export interface NewsletterTables {
  subscriber: SubscriberTable
}

/** The mails that go with a change of a subscriber. */
type SubscriberMails = (subscriber: Subscriber) => readonly MailDraft[]

/**
 * Subscribers of the lists, with the proof of their consent (domain research, 4.5); their mails are
 * written in the same transaction as the change.
 */
export function createNewsletterStore(db: Db<Tables>) {
  return {
    /** Someone asks for the mails of a list: pending from now on, or confirmed as before. */
    async subscribe(
      siteId: number,
      wish: Subscription,
      now: string,
      mailsOf: SubscriberMails,
    ): Promise<Subscriber> {
      const address_hash = hashOf(wish)
      return inTransaction(db, async (trx) => {
        const found = await find(trx, siteId, address_hash)
        // Who did not say in time that they go on has left, whether or not a purge came since.
        const known: typeof found =
          found && hasEnded(found, now) ? { ...found, state: 'unsubscribed' } : found
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

    /**
     * The link of that round was followed; `null` when it is void. No mail when it was before; whoever was asked
     * whether to go on does.
     */
    async confirm(
      siteId: number,
      addressHash: string,
      round: number,
      now: string,
      mailsOf: SubscriberMails,
    ): Promise<Subscriber | null> {
      return inTransaction(db, (trx) =>
        confirmed(trx, siteId, { addressHash, round, now }, mailsOf),
      )
    },

    /** They get no more of what waits for them either. `false` when nobody of that hash received anything. */
    unsubscribe: (siteId: number, addressHash: string, now: string): Promise<boolean> =>
      inTransaction(db, (trx) => unsubscribed(trx, siteId, addressHash, now)),

    /** Who receives the letter, asked for it, or left it. */
    find: (siteId: number, email: string): Promise<Subscriber | null> =>
      find(db, siteId, hashOf({ email })),

    /** Everything that an address subscribed to, as long as the address is kept. */
    findAll: (siteId: number, email: string): Promise<Subscriber[]> => findAll(db, siteId, email),

    /** Sites of which somebody has said nothing since an instant and is not asked yet. */
    sitesToAsk: (since: string): Promise<number[]> => sitesToAsk(db, since),

    /** Where those who said nothing since an instant and are not asked yet once asked for what. */
    formsToAsk: (siteId: number, since: string) => formsToAsk(db, siteId, since),

    /** Who was asked by a mail that never left is as if nobody had asked. @returns how many */
    unaskUnsent: (now: string): Promise<number> =>
      inTransaction(db, (trx) => unaskedUnsent(trx, now)),

    /**
     * Asks those who said nothing since an instant whether to go on: it ends at `end` unless they say so. Question
     * and mail are one write, so that nobody is asked twice, nor erased uncheckedLink. @returns how many were asked
     */
    ask: (siteId: number, asking: Asking, mailsOf: SubscriberMails): Promise<number> =>
      inTransaction(db, (trx) => askSilent(trx, siteId, asking, mailsOf)),

    /** Sites of which somebody gets the mails of a list. */
    async sitesOf(list: MailingList): Promise<number[]> {
      const rows = await db
        .selectFrom('subscriber')
        .select('site_id')
        .distinct()
        .where('list', '=', list)
        .where('state', '=', 'confirmed')
        .execute()
      return rows.map(({ site_id }) => site_id)
    },

    /** In the order in which they asked. */
    list: (siteId: number, filter: SubscriberFilter = {}): Promise<Subscriber[]> =>
      listed(db, siteId, filter),

    /**
     * Removes who never confirmed, and the addresses of who left long ago, or did not say that they go on: the
     * hash and the proof of consent stay. @returns how many
     */
    purge: (ends: LetterEnds): Promise<number> => inTransaction(db, (trx) => purged(trx, ends)),

    /** Erases one person: unsubscribed, without address, name and firm. @returns whether they were known */
    forget: (siteId: number, email: string, now: string): Promise<boolean> =>
      inTransaction(db, (trx) => forgotten(trx, siteId, email, now)),
  }
}

export type NewsletterStore = ReturnType<typeof createNewsletterStore>

/** What tells of a person; the hash and the proof stay. */
const NOBODY = { email: '', name: '', about: '' }

/** Of the folded address; of reminders, of the list and the firm before it: each firm is subscribed to by itself. */
function hashOf({
  email,
  list = 'letter',
  about = '',
}: Pick<Subscription, 'email'> & Partial<Pick<Subscription, 'list' | 'about'>>): string {
  const address = foldedEmail(email)
  const named = list === 'letter' ? address : `${list}?${about} ${address}`
  return createHash('sha256').update(named).digest('hex')
}

async function findAll(handle: Db<Tables>, siteId: number, email: string): Promise<Subscriber[]> {
  const address = foldedEmail(email)
  if (address === '') return []
  const rows = await handle
    .selectFrom('subscriber')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '=', address)
    .orderBy('asked_at')
    .orderBy('address_hash')
    .execute()
  return rows.map(toSubscriber)
}

async function find(
  handle: Db<Tables>,
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

interface SubscriberFilter {
  list?: MailingList
  state?: SubscriberState
}

async function listed(
  handle: Db<Tables>,
  siteId: number,
  { list, state }: SubscriberFilter,
): Promise<Subscriber[]> {
  const rows = await handle
    .selectFrom('subscriber')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(list !== undefined, (query) => query.where('list', '=', list ?? ''))
    .orderBy('asked_at')
    .orderBy('address_hash')
    .execute()
  return rows.map(toSubscriber)
}

async function forgotten(
  trx: Transaction<Tables>,
  siteId: number,
  email: string,
  now: string,
): Promise<boolean> {
  const all = await findAll(trx, siteId, email)
  for (const known of all) {
    const unsubscribedAt = known.state === 'unsubscribed' ? known.unsubscribedAt : now
    await save(trx, siteId, { ...known, ...NOBODY, state: 'unsubscribed', unsubscribedAt })
  }
  return all.length > 0
}

/** Whether the time for saying that they go on is over. */
const hasEnded = ({ state, unsubscribedAt }: Subscriber, now: string): boolean =>
  state === 'confirmed' && unsubscribedAt !== '' && unsubscribedAt <= now

async function unsubscribed(
  trx: Transaction<Tables>,
  siteId: number,
  addressHash: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .where('state', '!=', 'unsubscribed')
    .executeTakeFirst()
  for (const kind of TO_SUBSCRIBERS) await takeBackMails(trx, siteId, `${kind} ${addressHash} `)
  return numUpdatedRows > 0n
}

const RENEWAL = 'newsletter-renewal'

/** Kinds of mails that nobody gets who left; keys begin with them and the hash of whom they are for. */
const TO_SUBSCRIBERS = [RENEWAL, 'agenda-reminder']

async function confirmed(
  trx: Transaction<Tables>,
  siteId: number,
  { addressHash, round, now }: { addressHash: string; round: number; now: string },
  mailsOf: SubscriberMails,
): Promise<Subscriber | null> {
  const known = await find(trx, siteId, addressHash)
  if (known === null || known.round !== round || known.state === 'unsubscribed') return null
  if (known.state === 'confirmed' && known.unsubscribedAt === '') return known
  const next: Subscriber = { ...known, state: 'confirmed', confirmedAt: now, unsubscribedAt: '' }
  await save(trx, siteId, next)
  // Who goes on is welcomed no second time.
  return known.state === 'confirmed' ? next : written(trx, siteId, next, mailsOf, now)
}

/** Days for which a question is on its way: whoever could not be asked is asked again no sooner. */
const DAYS_ON_THE_WAY = 5

const daysLater = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 24 * 3_600_000).toISOString()

async function unaskedUnsent(trx: Transaction<Tables>, now: string): Promise<number> {
  const mails = await trx
    .selectFrom('mail')
    .select(['site_id', 'key', 'state', 'created_at', 'error'])
    .where('kind', '=', RENEWAL)
    .where('state', 'in', ['failed', 'waiting'])
    .where('created_at', '<=', daysLater(now, -DAYS_ON_THE_WAY))
    .execute()
  let count = 0
  for (const { site_id, key, state, created_at, error } of mails) {
    const end = daysLater(created_at, DAYS_TO_ANSWER)
    // One that waits was kept by a server that was off: until the end it may still leave.
    if (state === 'waiting' ? end > now : isAddressRefused(error)) continue
    const [, addressHash = ''] = key.split(' ')
    // The end tells this question from a later one.
    const { numUpdatedRows } = await trx
      .updateTable('subscriber')
      .set({ unsubscribed_at: '' })
      .where('site_id', '=', site_id)
      .where('address_hash', '=', addressHash)
      .where('state', '=', 'confirmed')
      .where('unsubscribed_at', '=', end)
      .executeTakeFirst()
    await takeBackMails(trx, site_id, key)
    count += Number(numUpdatedRows)
  }
  return count
}

/** Whether a mail server said that there is no such mailbox: nobody is there to be asked again. */
const isAddressRefused = (error: string): boolean =>
  /^5\d\d[ -]5\.(?:1\.(?:[0-6]|10)|2\.1)\b/.test(error) ||
  /^55[013][ -](?!5\.\d)/.test(error) ||
  error.endsWith('n’est pas une adresse électronique.')

interface Asking {
  /** Instants: of the last word, of the end of the question, and now. */
  since: string
  end: string
  now: string
  limit: number
  lists: readonly MailingList[]
}

/** Who said nothing since an instant, and is not asked yet. */
const silent = (handle: Db<Tables>, since: string) =>
  handle
    .selectFrom('subscriber')
    .where('state', '=', 'confirmed')
    .where('unsubscribed_at', '=', '')
    .where('confirmed_at', '<', since)

async function sitesToAsk(handle: Db<Tables>, since: string): Promise<number[]> {
  const rows = await silent(handle, since).select('site_id').distinct().execute()
  return rows.map(({ site_id }) => site_id)
}

async function formsToAsk(
  handle: Db<Tables>,
  siteId: number,
  since: string,
): Promise<Pick<Subscriber, 'list' | 'lang' | 'form'>[]> {
  const rows = await silent(handle, since)
    .select(['list', 'lang', 'form'])
    .distinct()
    .where('site_id', '=', siteId)
    .execute()
  return rows.map(({ list, lang, form }) => ({
    list: listNamed(list),
    lang: languageOf(lang),
    form,
  }))
}

async function askSilent(
  trx: Transaction<Tables>,
  siteId: number,
  { since, end, now, limit, lists }: Asking,
  mailsOf: SubscriberMails,
): Promise<number> {
  if (lists.length === 0) return 0
  const rows = await silent(trx, since)
    .selectAll()
    .where('site_id', '=', siteId)
    .where('list', 'in', lists)
    .orderBy('confirmed_at')
    .orderBy('address_hash')
    .limit(limit)
    .execute()
  for (const row of rows) {
    const { numUpdatedRows } = await trx
      .updateTable('subscriber')
      .set({ unsubscribed_at: end })
      .where('site_id', '=', siteId)
      .where('address_hash', '=', row.address_hash)
      .where('state', '=', 'confirmed')
      .where('unsubscribed_at', '=', '')
      .executeTakeFirst()
    // Another process may have asked since.
    if (numUpdatedRows === 0n) continue
    await written(trx, siteId, { ...toSubscriber(row), unsubscribedAt: end }, mailsOf, now)
  }
  return rows.length
}

async function save(trx: Transaction<Tables>, siteId: number, subscriber: Subscriber) {
  const { site_id, address_hash, ...changes } = toRow(siteId, subscriber)
  await trx
    .insertInto('subscriber')
    .values({ site_id, address_hash, ...changes })
    .onConflict((conflict) => conflict.columns(['site_id', 'address_hash']).doUpdateSet(changes))
    .execute()
}

/** The subscriber, with the mails that go with the change in the same transaction. */
async function written(
  trx: Transaction<Tables>,
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
  list: subscriber.list,
  about: subscriber.about,
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
  list: listNamed(row.list),
  about: row.about,
})

const listNamed = (stored: string): MailingList =>
  MAILING_LISTS.find((list) => list === stored) ?? 'letter'

const STATES: readonly SubscriberState[] = ['pending', 'confirmed', 'unsubscribed']

/** A state that nobody knows receives nothing. */
const stateOf = (stored: string): SubscriberState =>
  STATES.find((state) => state === stored) ?? 'unsubscribed'

interface LetterEnds {
  /** Now: who was asked until then has not answered. */
  endedBefore: string
  pendingBefore: string
  unsubscribedBefore: string
}

async function purged(
  trx: Transaction<Tables>,
  { endedBefore, pendingBefore, unsubscribedBefore }: LetterEnds,
): Promise<number> {
  await unaskedUnsent(trx, endedBefore)
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
  const ended = await trx
    .updateTable('subscriber')
    .set({ ...NOBODY, state: 'unsubscribed' })
    .where('state', '=', 'confirmed')
    .where('unsubscribed_at', '!=', '')
    .where('unsubscribed_at', '<', endedBefore)
    .executeTakeFirst()
  return [pending.numDeletedRows, left.numUpdatedRows, ended.numUpdatedRows].reduce(
    (count, rows) => count + Number(rows),
    0,
  )
}
