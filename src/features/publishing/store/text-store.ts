import type { Generated, Selectable } from 'kysely'
import type { Language } from '#base/kit/language.ts'
import { TEXT_KINDS, type TextKind } from '#base/core/document.ts'
import { bit, type Bit, isId } from '#base/platform/db/column-values.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { type ChangeTables, textTags } from '#base/platform/db/site-changes.ts'
import { createTrashOf, type TrashTables } from '#base/platform/db/tables/editorial-trash.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'

interface TextTable {
  site_id: number
  kind: string
  id: number
  lang: string
  title: string
  content: string
  is_live: Bit
  /** From 1; 0 for one that stands behind those that were put in order. */
  position: Generated<number>
}

/** Texts whose live form lies in the document itself, and what counts them. */
export interface TextTables extends Omit<ChangeTables, 'site'> {
  site: ChangeTables['site'] & TrashTables['site'] & { last_text_id: Generated<number> }
  editorial_text: TextTable
  editorial_trash: TrashTables['editorial_trash']
}

/** A document without tables of its own; what of it is a draft lies where drafts do. */
export interface StoredText {
  id: number
  /** From its beginning; empty for a kind that has none. */
  lang: Language | ''
  title: string
  /** JSON text of its kind. */
  content: string
  /** Whether visitors see it; else it is what was live last, or how it began. */
  isLive: boolean
  /** Among those of its kind, from 1; 0 for behind them. */
  position: number
}

type ListedText = Omit<StoredText, 'content' | 'position'>

/** One to write: it keeps its place unless another one is said. */
type WrittenText = Omit<StoredText, 'position'> & { position?: number }

const liveById = prepare<{ siteId: number; kind: TextKind; id: number }>()(
  (db: Db<TextTables>, value) =>
    db
      .selectFrom('editorial_text')
      .select(['lang', 'content'])
      .where('site_id', '=', value('siteId'))
      .where('kind', '=', value('kind'))
      .where('id', '=', value('id'))
      .where('is_live', '=', 1),
)

const allLive = prepare<{ siteId: number; kind: TextKind }>()((db: Db<TextTables>, value) =>
  db
    .selectFrom('editorial_text')
    .select(['id', 'content', 'position'])
    .where('site_id', '=', value('siteId'))
    .where('kind', '=', value('kind'))
    .where('is_live', '=', 1),
)

/** Texts of every kind that has no tables of its own. */
export function createTextStore(db: Db<TextTables>) {
  const ofKind = (siteId: number, kind: TextKind) =>
    db.selectFrom('editorial_text').where('site_id', '=', siteId).where('kind', '=', kind)

  async function find(siteId: number, kind: TextKind, id: number): Promise<StoredText | null> {
    if (!isId(id)) return null
    const row = await ofKind(siteId, kind).selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : toText(row)
  }

  /** A write of what visitors see tells whoever keeps pages; no other does. */
  const written = (
    siteId: number,
    { kind, id, isSeen }: { kind: TextKind; id: number; isSeen: boolean },
    work: (trx: Db<TextTables>) => Promise<unknown>,
  ) =>
    isSeen ? writeSite(db, siteId, work, textTags(kind, id)) : inTransaction(db, (trx) => work(trx))

  return {
    find,

    /** What visitors have of one, for public pages; `null` when it is not live. */
    async live(
      siteId: number,
      kind: TextKind,
      id: number,
    ): Promise<Pick<StoredText, 'lang' | 'content'> | null> {
      const [row] = isId(id) ? await liveById(db, { siteId, kind, id }) : []
      return row === undefined ? null : { lang: langOf(row.lang), content: row.content }
    },

    /** What visitors have of all of a kind, in their order. */
    async allLive(siteId: number, kind: TextKind): Promise<Pick<StoredText, 'id' | 'content'>[]> {
      const rows = await allLive(db, { siteId, kind })
      return rows.toSorted(byPosition).map(({ id, content }) => ({ id, content }))
    },

    /** All of a kind with their contents, live or not, in their order. */
    async all(siteId: number, kind: TextKind): Promise<StoredText[]> {
      const rows = await ofKind(siteId, kind).selectAll().execute()
      return rows.toSorted(byPosition).map(toText)
    },

    /** Puts those of a kind in this order; who is not named stands behind, as they stood. */
    putInOrder: (siteId: number, kind: TextKind, ids: readonly number[]): Promise<void> =>
      writeSite(db, siteId, (trx) => putInOrder(trx, { siteId, kind }, ids), textTags(kind, 0)),

    /** Those of a kind, live or not, by number. */
    async list(siteId: number, kind: TextKind): Promise<ListedText[]> {
      const rows = await ofKind(siteId, kind)
        .select(['id', 'lang', 'title', 'is_live'])
        .orderBy('id')
        .execute()
      return rows.map(toListed)
    },

    /** A number that no text of the site has or ever had. */
    async reserveId(siteId: number): Promise<number> {
      const { last_text_id: id } = await db
        .updateTable('site')
        .set((eb) => ({ last_text_id: eb('last_text_id', '+', 1) }))
        .where('id', '=', siteId)
        .returning('last_text_id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Writes one in place of what it was. */
    async write(siteId: number, kind: TextKind, text: WrittenText): Promise<void> {
      const { id, lang, title, content, isLive, position } = text
      const isSeen = isLive || ((await find(siteId, kind, id))?.isLive ?? false)
      const place = position === undefined ? {} : { position }
      const values = { lang, title, content, is_live: bit(isLive), ...place }
      await written(siteId, { kind, id, isSeen }, (trx) =>
        trx
          .insertInto('editorial_text')
          .values({ site_id: siteId, kind, id, ...values })
          .onConflict((known) => known.columns(['site_id', 'kind', 'id']).doUpdateSet(values))
          .execute(),
      )
    },

    async remove(siteId: number, kind: TextKind, id: number): Promise<void> {
      const isSeen = (await find(siteId, kind, id))?.isLive ?? false
      await written(siteId, { kind, id, isSeen }, (trx) =>
        trx
          .deleteFrom('editorial_text')
          .where('site_id', '=', siteId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute(),
      )
    },

    trashOf: (kind: TextKind) => createTrashOf(db, kind),

    /** Removes for good, on all sites, what went to the trash before an instant. @returns how many */
    purgeTrash: (before: string): Promise<number> => purgeTrash(db, before),
  }
}

export type TextStore = ReturnType<typeof createTextStore>

async function purgeTrash(db: Db<TextTables>, before: string): Promise<number> {
  let purged = 0
  for (const kind of TEXT_KINDS) purged += await createTrashOf(db, kind).purge(before)
  return purged
}

async function putInOrder(
  trx: Db<TextTables>,
  { siteId, kind }: { siteId: number; kind: TextKind },
  ids: readonly number[],
): Promise<void> {
  const known = await trx
    .selectFrom('editorial_text')
    .select(['id', 'position'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .execute()
  const place = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: { id: number }) => place.get(id) ?? ids.length
  const ordered = known.toSorted(byPosition).toSorted((one, two) => placeOf(one) - placeOf(two))
  for (const [index, { id, position }] of ordered.entries()) {
    if (position === index + 1) continue
    await trx
      .updateTable('editorial_text')
      .set({ position: index + 1 })
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute()
  }
}

const langOf = (stored: string): StoredText['lang'] =>
  stored === 'fr' || stored === 'en' ? stored : ''

const toListed = ({
  id,
  lang,
  title,
  is_live,
}: Pick<TextTable, 'id' | 'lang' | 'title' | 'is_live'>): ListedText => ({
  id,
  lang: langOf(lang),
  title,
  isLive: is_live === 1,
})

const toText = (row: Selectable<TextTable>): StoredText => ({
  ...toListed(row),
  content: row.content,
  position: row.position,
})

/** Those that nobody put in order stand behind, by number. */
const byPosition = (
  one: { id: number; position: number },
  other: { id: number; position: number },
): number => (one.position || Infinity) - (other.position || Infinity) || one.id - other.id
