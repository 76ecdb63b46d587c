import type { Conflict, DocumentKey, DocumentKind, DoneBy } from '#base/core/document.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import { columnsOf, KEY_COLUMNS, keyOfRow, KNOWN } from './document-row.ts'
import type { DocumentTable, DocumentTables } from './document-tables.ts'
import { createLocks } from './lock-store.ts'
import { createRequests } from './request-store.ts'
import { createShares } from './share-store.ts'
import { createTasks } from './task-store.ts'

/** What is kept of a document beside what is live of it. */
export interface DocumentHead {
  /** Raised by every save, publication and discarding; it never falls. */
  counter: number
  /** The draft as JSON text; empty when nothing differs from what is live. */
  content: string
  /** Of what was live when the draft was begun; empty when nobody knows. */
  liveHash: string
  /** ISO day on which somebody should look at it again; empty for none. */
  reviewAt: string
  /** Who last saved, published or discarded; `null` when nobody has yet. */
  last: (DoneBy & { what: Exclude<Conflict['reason'], 'taken'> }) | null
}

/** A document of which there is a draft. */
interface Waiting extends DoneBy {
  key: DocumentKey
  base: number
  /** Nobody has written in it since it was taken off the site: it is what stood there, kept. */
  isKept: boolean
}

/**
 * Drafts of documents, their locks, what is scheduled, asked and shared of them. Nothing here raises the
 * site's version: visitors see what is live until it is published.
 */
export function createDocumentStore(db: Db<DocumentTables>) {
  return {
    find: async (siteId: number, key: DocumentKey): Promise<DocumentHead> => {
      const row = await rowOf(db, siteId, key).executeTakeFirst()
      return row === undefined ? NO_HEAD : headOf(row)
    },

    /** The same inside of a transaction: made when there is none, and nobody else's until the end. */
    open: (siteId: number, key: DocumentKey, at: string): Promise<DocumentHead> =>
      openedHead(db, siteId, key, at),

    /** Changes what `open` gave. */
    async write(
      siteId: number,
      key: DocumentKey,
      { counter, content, liveHash, reviewAt, last }: Partial<DocumentHead>,
    ): Promise<void> {
      await db
        .updateTable('editorial_document')
        .set({
          ...(counter === undefined ? {} : { counter }),
          ...(content === undefined ? {} : { content }),
          ...(liveHash === undefined ? {} : { live_hash: liveHash }),
          ...(reviewAt === undefined ? {} : { review_at: reviewAt }),
          ...(last
            ? { what: last.what, user_id: last.by.id, user_name: last.by.name, at: last.at }
            : {}),
        })
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .execute()
    },

    /** Forgets all that is being written of a document that is gone. */
    async remove(siteId: number, key: DocumentKey): Promise<void> {
      for (const table of OF_A_DOCUMENT) {
        await db
          .deleteFrom(table)
          .where((eb) => eb.and(columnsOf(siteId, key)))
          .execute()
      }
    },

    /** Documents of which there is a draft, newest first. */
    async list(siteId: number, kind?: DocumentKind): Promise<Waiting[]> {
      const rows = await db
        .selectFrom('editorial_document')
        .select(['kind', 'ref', 'lang', 'counter', 'what', 'user_id', 'user_name', 'at'])
        .where('site_id', '=', siteId)
        .where('kind', 'in', kind === undefined ? KNOWN : [kind])
        .where('content', '<>', '')
        .orderBy('at', 'desc')
        .execute()
      return rows.map((row) => ({
        key: keyOfRow(row),
        base: row.counter,
        // A publication and a discarding leave no draft behind them.
        isKept: row.what !== 'saved',
        by: { id: row.user_id, name: row.user_name },
        at: row.at,
      }))
    },

    /** How many drafts there are of kinds that another version of the program knows. */
    unknown: (siteId: number): Promise<number> => unknownDrafts(db, siteId),

    /** Everything that is kept of documents of a kind, also where nothing waits. */
    async heads(
      siteId: number,
      kind: DocumentKind,
    ): Promise<(DoneBy & Pick<DocumentHead, 'content' | 'reviewAt'> & { key: DocumentKey })[]> {
      const rows = await db
        .selectFrom('editorial_document')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .execute()
      return rows.map((row) => ({
        key: keyOfRow(row),
        by: { id: row.user_id, name: row.user_name },
        at: row.at,
        content: row.content,
        reviewAt: row.review_at,
      }))
    },

    /** The days that editors gave documents of a kind to be looked at again, by their names. */
    reviews: (siteId: number, kind: DocumentKind) => reviewDays(db, siteId, kind),

    locks: createLocks(db),
    tasks: createTasks(db),
    requests: createRequests(db),
    shares: createShares(db),

    /** Forgets links and locks that are over. */
    purge: (at: string): Promise<void> => purged(db, at),
  }
}

export type DocumentStore = ReturnType<typeof createDocumentStore>

async function purged(db: Db<DocumentTables>, at: string): Promise<void> {
  await db.deleteFrom('editorial_lock').where('until', '<', at).execute()
  await db.deleteFrom('editorial_share').where('until', '<', at).execute()
}

async function reviewDays(
  db: Db<DocumentTables>,
  siteId: number,
  kind: DocumentKind,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('editorial_document')
    .select(['ref', 'review_at'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('review_at', '<>', '')
    .execute()
  return new Map(rows.map(({ ref, review_at }) => [ref, review_at]))
}

const OF_A_DOCUMENT = [
  'editorial_document',
  'editorial_lock',
  'editorial_task',
  'editorial_request',
  'editorial_share',
] as const

const NO_HEAD: DocumentHead = { counter: 0, content: '', liveHash: '', reviewAt: '', last: null }

const ENDS = ['saved', 'published', 'discarded'] as const satisfies Conflict['reason'][]

function headOf(row: DocumentTable): DocumentHead {
  const what = ENDS.find((end) => end === row.what)
  const by = { id: row.user_id, name: row.user_name }
  return {
    counter: row.counter,
    content: row.content,
    liveHash: row.live_hash,
    reviewAt: row.review_at,
    last: what === undefined ? null : { what, by, at: row.at },
  }
}

async function openedHead(
  db: Db<DocumentTables>,
  siteId: number,
  key: DocumentKey,
  at: string,
): Promise<DocumentHead> {
  const { counter, content, liveHash: live_hash, reviewAt: review_at } = NO_HEAD
  const nobody = { user_id: '', user_name: '', at, what: '' }
  await db
    .insertInto('editorial_document')
    .values({ ...columnsOf(siteId, key), ...nobody, counter, content, live_hash, review_at })
    .onConflict((known) => known.columns([...KEY_COLUMNS]).doNothing())
    .execute()
  const row = await rowOf(db, siteId, key)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return headOf(row)
}

const rowOf = (db: Db<DocumentTables>, siteId: number, key: DocumentKey) =>
  db
    .selectFrom('editorial_document')
    .selectAll()
    .where((eb) => eb.and(columnsOf(siteId, key)))

async function unknownDrafts(db: Db<DocumentTables>, siteId: number): Promise<number> {
  const { drafts } = await db
    .selectFrom('editorial_document')
    .select((eb) => eb.fn.countAll<number>().as('drafts'))
    .where('site_id', '=', siteId)
    .where('kind', 'not in', KNOWN)
    .where('content', '<>', '')
    .executeTakeFirstOrThrow()
  return Number(drafts)
}
