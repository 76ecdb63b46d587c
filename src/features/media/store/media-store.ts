import type { Transaction, Updateable } from 'kysely'
import { fold } from '#base/kit/text/fold.ts'
import {
  isDescribed as described,
  type MediaFile,
  type MediaFacts,
  type MediaKind,
} from '#base/core/media/media-file.ts'
import { mediaOf, rowOf, wordsOf, type NewMedia, type MediaWordChanges } from './media-rows.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { MediaTable, MediaTables } from './media-tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** What a new content changes of a medium. */
export type MediaContent = Pick<MediaFile, 'type' | 'width' | 'height' | 'bytes' | 'hash'>

/** Which media are asked for; absent = all. */
export interface MediaQuery {
  /** Of name, alternative text, caption, credit and path; accents and case don't count. */
  text?: string
  /** That folder and those below it; empty for all. */
  folder?: string
  kind?: MediaKind
  ids?: readonly number[]
  isDescribed?: boolean
  /** In the bin, instead of the library. */
  isRemoved?: boolean
}

const present = prepare<{ siteId: number }>()((db: Db<MediaTables>, value) =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('site_id', '=', value('siteId'))
    .where('removed_at', '=', ''),
)

/**
 * The media library of each site: what is known of files, which lie on disk. What pages draw changes
 * with it, so the site's version rises.
 */
export function createMediaStore(db: Db<MediaTables>, now: () => string) {
  /** Changes one medium that is there. */
  const change = (
    siteId: number,
    id: number,
    changes: Updateable<MediaTable>,
  ): Promise<MediaFile> => writeSite(db, siteId, (trx) => changed(trx, siteId, id, changes))

  return {
    /** Newest first. */
    list: async (siteId: number, query: MediaQuery = {}): Promise<MediaFile[]> =>
      (await mediaOfSite(db, siteId)).filter(matching(query)),

    /** Also one in the bin. */
    async find(siteId: number, id: number): Promise<MediaFile | null> {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('media_file')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : mediaOf(row)
    },

    /** Names of the folders that hold something, and of those above them. */
    async folders(siteId: number): Promise<string[]> {
      const rows = await db
        .selectFrom('media_file')
        .select('folder')
        .distinct()
        .where('site_id', '=', siteId)
        .where('removed_at', '=', '')
        .execute()
      const named = rows.flatMap(({ folder }) => withParents(folder))
      return [...new Set(named)].toSorted(new Intl.Collator('fr').compare)
    },

    /** By path, those in the bin aside. */
    async facts(siteId: number): Promise<ReadonlyMap<string, MediaFacts>> {
      const rows = await present(db, { siteId })
      return new Map(rows.map((row) => [row.path, mediaOf(row)]))
    },

    /** @throws ContentError when the path is taken */
    add: (siteId: number, media: NewMedia): Promise<MediaFile> =>
      writeSite(db, siteId, async (trx) => {
        const known = await trx
          .selectFrom('media_file')
          .select('id')
          .where('site_id', '=', siteId)
          .where('path', '=', media.path)
          .executeTakeFirst()
        if (known) throw new ContentError(`L’adresse « ${media.path} » est déjà prise.`)
        return insert(trx, siteId, media, now())
      }),

    /** Writes down media that are there already; known paths stay as they are. @returns how many */
    addMissing: (siteId: number, media: readonly NewMedia[]): Promise<number> =>
      writeSite(db, siteId, async (trx) => {
        const known = new Set((await mediaOfSite(trx, siteId)).map(({ path }) => path))
        const missing = media.filter(({ path }) => !known.has(path))
        for (const one of missing) await insert(trx, siteId, one, now())
        return missing.length
      }),

    /** @throws ContentError when it is not there; so do the four below */
    describe: (siteId: number, id: number, words: MediaWordChanges): Promise<MediaFile> =>
      change(siteId, id, wordsOf(words)),
    replace: (siteId: number, id: number, content: MediaContent): Promise<MediaFile> =>
      change(siteId, id, content),
    /** Into the bin, and out of it. */
    remove: (siteId: number, id: number): Promise<MediaFile> =>
      change(siteId, id, { removed_at: now() }),
    restore: (siteId: number, id: number): Promise<MediaFile> =>
      change(siteId, id, { removed_at: '' }),

    /** Forgets what went into the bin before an instant. @returns what was forgotten */
    purge: (siteId: number, before: string): Promise<MediaFile[]> =>
      writeSite(db, siteId, async (trx) => {
        const rows = await trx
          .deleteFrom('media_file')
          .where('site_id', '=', siteId)
          .where('removed_at', '!=', '')
          .where('removed_at', '<', before)
          .returningAll()
          .execute()
        return rows.map(mediaOf)
      }),
  }
}

export type MediaStore = ReturnType<typeof createMediaStore>

async function insert(
  trx: Db<MediaTables>,
  siteId: number,
  media: NewMedia,
  at: string,
): Promise<MediaFile> {
  const counted = await trx
    .updateTable('site')
    .set((eb) => ({ last_media_id: eb('last_media_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_media_id')
    .executeTakeFirstOrThrow()
  const row = await trx
    .insertInto('media_file')
    .values({ ...rowOf(media), site_id: siteId, id: counted.last_media_id, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  return mediaOf(row)
}

function matching({ text = '', folder = '', kind, ids, isDescribed, isRemoved }: MediaQuery) {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return (media: MediaFile): boolean => {
    if ((media.removedAt !== '') !== (isRemoved ?? false)) return false
    if (folder !== '' && media.folder !== folder && !media.folder.startsWith(`${folder}/`)) {
      return false
    }
    if (kind !== undefined && media.kind !== kind) return false
    if (ids !== undefined && !ids.includes(media.id)) return false
    if (isDescribed !== undefined && described(media) !== isDescribed) return false
    if (words.length === 0) return true
    const { name, alt, caption, credit, path } = media
    const said = fold([name, alt, caption, credit, path].join(' '))
    return words.every((word) => said.includes(word))
  }
}

const withParents = (folder: string): string[] =>
  folder === ''
    ? []
    : folder.split('/').map((_name, index, names) => names.slice(0, index + 1).join('/'))

async function changed(
  trx: Transaction<MediaTables>,
  siteId: number,
  id: number,
  changes: Updateable<MediaTable>,
): Promise<MediaFile> {
  // An empty set is no statement, and nothing to change is no fault.
  const row = isId(id)
    ? await trx
        .updateTable('media_file')
        .set({ site_id: siteId, ...changes })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (row === undefined) {
    throw new ContentError('Ce média n’est plus dans la médiathèque : rechargez la liste.')
  }
  return mediaOf(row)
}

async function mediaOfSite(db: Db<MediaTables>, siteId: number): Promise<MediaFile[]> {
  const rows = await db
    .selectFrom('media_file')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(mediaOf)
}
