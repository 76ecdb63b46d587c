import type { Generated } from 'kysely'
import type { Actor } from '#base/core/account.ts'
import type { DocumentKind } from '#base/core/document.ts'
import { isId } from '../column-values.ts'
import type { Db } from '../db-handle.ts'
import { inTransaction } from '../transaction.ts'

/** A document that was removed, with what lay below it; `detail` and `content` are JSON text. */
interface TrashTable {
  site_id: number
  id: number
  kind: string
  ref: string
  lang: string
  user_id: string
  user_name: string
  at: string
  title: string
  detail: string
  content: string
}

/** The trash of each site, and what counts its entries. */
export interface TrashTables {
  site: { id: number; last_trash_id: Generated<number> }
  editorial_trash: TrashTable
}

/** An entry of the trash, but for what it takes to restore it. */
export interface Trashed {
  id: number
  /** The kind's own name of the document. */
  ref: string
  title: string
  /** What the kind's list shows beside it, as JSON text. */
  detail: string
  by: Actor
  /** Instant, ISO 8601 in UTC. */
  at: string
}

/** The trash of one kind of document; what it takes to restore one is the kind's own business. */
export function createTrashOf(db: Db<TrashTables>, kind: DocumentKind) {
  return {
    /** @returns its number, which counts per site */
    async put(
      siteId: number,
      { ref, title, detail, by, at, content }: Omit<Trashed, 'id'> & { content: string },
    ): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { last_trash_id: id } = await trx
          .updateTable('site')
          .set((eb) => ({ last_trash_id: eb('last_trash_id', '+', 1) }))
          .where('id', '=', siteId)
          .returning('last_trash_id')
          .executeTakeFirstOrThrow()
        const act = { user_id: by.id, user_name: by.name, at }
        const what = { kind, ref, lang: '', title, detail, content }
        await trx
          .insertInto('editorial_trash')
          .values({ site_id: siteId, id, ...what, ...act })
          .execute()
        return id
      })
    },

    /** Newest first. */
    async list(siteId: number): Promise<Trashed[]> {
      const rows = await db
        .selectFrom('editorial_trash')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toTrashed)
    },

    async find(siteId: number, id: number): Promise<Trashed | null> {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('editorial_trash')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toTrashed(row)
    },

    /** The newest entry of a document, with what it takes to restore it. */
    async ofDocument(siteId: number, ref: string): Promise<(Trashed & { content: string }) | null> {
      const row = await db
        .selectFrom('editorial_trash')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('ref', '=', ref)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : { ...toTrashed(row), content: row.content }
    },

    /** Takes an entry out. @returns its content; `null` when it is not there */
    async take(siteId: number, id: number): Promise<string | null> {
      const row = await db
        .deleteFrom('editorial_trash')
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .returning('content')
        .executeTakeFirst()
      return row?.content ?? null
    },

    /** Removes for good what was put in before an instant, on one site or on all. @returns how many */
    async purge(before: string, siteId?: number): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('editorial_trash')
          .where('kind', '=', kind)
          .where('at', '<', before)
          .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
          .executeTakeFirst()
        return Number(numDeletedRows)
      })
    },
  }
}

const COLUMNS = ['id', 'ref', 'title', 'detail', 'user_id', 'user_name', 'at'] as const

const toTrashed = (row: Pick<TrashTable, (typeof COLUMNS)[number]>): Trashed => ({
  id: row.id,
  ref: row.ref,
  title: row.title,
  detail: row.detail,
  by: { id: row.user_id, name: row.user_name },
  at: row.at,
})
