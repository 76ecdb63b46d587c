import type { Updateable } from 'kysely'
import { fold } from '#domain/fold.ts'
import { isDescribed as described, type MediaFile } from '#domain/media-file.ts'
import { mediaMentions } from './media-mentions.ts'
import type { MediaQuery, MediaStore, NewMedia } from './media-port.ts'
import { mediaOf, rowOf, wordsOf } from './media-rows.ts'
import { prepare } from './prepared.ts'
import type { Database, DatabaseHandle } from './schema.ts'
import { isId } from './column-values.ts'
import type { MediaTable } from './media-schema.ts'
import { ContentError } from './content-error.ts'
import { writeSite } from './transaction.ts'

const present = prepare<{ siteId: number }>()((db: DatabaseHandle, value) =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('site_id', '=', value('siteId'))
    .where('removed_at', '=', ''),
)

/** The media library of each site. What pages draw changes with it, so the site's version rises. */
export function createMedia(db: Database, now: () => string): MediaStore {
  const all = async (siteId: number, handle: DatabaseHandle = db): Promise<MediaFile[]> => {
    const rows = await handle
      .selectFrom('media_file')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(mediaOf)
  }

  /** Changes one medium that is there. */
  const change = (
    siteId: number,
    id: number,
    changes: Updateable<MediaTable>,
  ): Promise<MediaFile> =>
    writeSite(db, siteId, async (trx) => {
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
    })

  return {
    list: async (siteId, query = {}) => (await all(siteId)).filter(matching(query)),

    async find(siteId, id) {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('media_file')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : mediaOf(row)
    },

    async folders(siteId) {
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

    async facts(siteId) {
      const rows = await present(db, { siteId })
      return new Map(rows.map((row) => [row.path, mediaOf(row)]))
    },

    add: (siteId, media) =>
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

    addMissing: (siteId, media) =>
      writeSite(db, siteId, async (trx) => {
        const known = new Set((await all(siteId, trx)).map(({ path }) => path))
        const missing = media.filter(({ path }) => !known.has(path))
        for (const one of missing) await insert(trx, siteId, one, now())
        return missing.length
      }),

    describe: (siteId, id, words) => change(siteId, id, wordsOf(words)),
    replace: (siteId, id, content) => change(siteId, id, content),
    remove: (siteId, id) => change(siteId, id, { removed_at: now() }),
    restore: (siteId, id) => change(siteId, id, { removed_at: '' }),

    purge: (siteId, before) =>
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

    mentions: (siteId) => mediaMentions(db, siteId),
  }
}

async function insert(
  trx: DatabaseHandle,
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
