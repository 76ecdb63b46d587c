import type { Updateable } from 'kysely'
import { MEDIA_KINDS, type MediaFile, type MediaWords } from '#base/core/media/media-file.ts'
import { bit } from '#base/platform/db/column-values.ts'
import type { MediaTable } from './media-tables.ts'

/** A medium to write down; the store gives the id and the instant. */
export type NewMedia = Omit<MediaFile, 'id' | 'createdAt' | 'removedAt'>

/** What is newly said of a medium; absent members stay. */
export type MediaWordChanges = { [Name in keyof MediaWords]?: MediaWords[Name] | undefined }

/** A row as the library knows it. */
export const mediaOf = (row: MediaTable): MediaFile => ({
  id: row.id,
  path: row.path,
  folder: row.folder,
  name: row.name,
  alt: row.alt,
  decorative: row.decorative === 1,
  caption: row.caption,
  credit: row.credit,
  focal: { x: row.focal_x, y: row.focal_y },
  kind: MEDIA_KINDS.find((kind) => kind === row.kind) ?? 'document',
  type: row.type,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  hash: row.hash,
  createdAt: row.created_at,
  createdBy: row.created_by,
  removedAt: row.removed_at,
})

/** Columns of what an editor says; absent members stay as they are. */
export const wordsOf = ({
  name,
  folder,
  alt,
  caption,
  credit,
  decorative,
  focal,
}: MediaWordChanges): Updateable<MediaTable> => ({
  ...(name === undefined ? {} : { name }),
  ...(folder === undefined ? {} : { folder }),
  ...(alt === undefined ? {} : { alt }),
  ...(caption === undefined ? {} : { caption }),
  ...(credit === undefined ? {} : { credit }),
  ...(decorative === undefined ? {} : { decorative: bit(decorative) }),
  ...(focal === undefined ? {} : { focal_x: focal.x, focal_y: focal.y }),
})

/** Columns of a new medium, without those that the store gives. */
export function rowOf(media: NewMedia): Omit<MediaTable, 'site_id' | 'id' | 'created_at'> {
  const { decorative, focal, createdBy, ...same } = media
  return {
    ...same,
    decorative: bit(decorative),
    focal_x: focal.x,
    focal_y: focal.y,
    created_by: createdBy,
    removed_at: '',
  }
}
