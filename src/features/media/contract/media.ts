import { z } from 'zod'
import { MAX_FOLDER, MEDIA_KINDS, type MediaFile } from '#base/core/media/media-file.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import { call, FILE, idParams, usesCall } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'

const kind = z.enum(MEDIA_KINDS)

const mediaFile = z.object({
  id: z.number(),
  path: z.string(),
  kind,
  type: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  hash: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  removedAt: z.string(),
  name: z.string(),
  folder: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
}) satisfies z.ZodType<MediaFile>

/** A medium as the screens show it. */
const libraryMedia = mediaFile.extend({
  /** The site's own: it can be replaced. */
  isOwn: z.boolean(),
})
export type LibraryMedia = z.infer<typeof libraryMedia>

/** A folder of the library: names between slashes, `Équipe/Portraits`. */
const folder = z
  .string()
  .max(MAX_FOLDER)
  .transform((text) =>
    normalForm(text, 'NFC')
      .split('/')
      .map((name) => name.trim())
      .filter(Boolean)
      .join('/'),
  )
  .refine((text) => !/[\p{C}<>\\]/u.test(text), 'un nom de dossier sans signe particulier')

const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), 'une seule ligne de texte')
    .transform((text) => text.trim())

const percent = z.number().int().min(0).max(100)

/** What an editor says of a medium; absent members stay. */
const words = z
  .strictObject({
    name: line(120).refine((text) => text !== '', 'un nom'),
    folder,
    alt: line(500),
    decorative: z.boolean(),
    caption: line(500),
    credit: line(200),
    focal: z.strictObject({ x: percent, y: percent }),
  })
  .partial()

/** Which media a list holds. */
const filter = z.strictObject({
  q: z.string().max(200).optional(),
  folder: z.string().max(MAX_FOLDER).optional(),
  kind: kind.optional(),
  state: z.enum(['unused', 'undescribed', 'removed']).optional(),
  path: z.string().max(500).optional(),
  id: z.array(z.number().int()).max(500).optional(),
})
export type MediaFilter = z.infer<typeof filter>

const count = z.coerce.number<number>().int().min(0)
const uploadName = z.string().regex(/^[A-Za-z0-9-]{8,60}$/)

/** How a file comes: whole, or in pieces of one `upload`. */
const upload = z.object({
  name: z.string().min(1).max(300),
  folder: folder.default(''),
  upload: uploadName.optional(),
  offset: count.default(0),
  total: count.optional(),
})
export type UploadQuery = z.infer<typeof upload>

/** The medium, once the last piece is there. */
const uploaded = z.union([mediaFile, z.object({ isWhole: z.literal(false) })])

/** The media library. */
export const media = {
  list: call({
    method: 'GET',
    path: '/media',
    right: 'media.read',
    query: listQuery(filter, ['id', 'name']),
    answer: listOf(libraryMedia),
    reads: ['media'],
  }),
  folders: call({
    method: 'GET',
    path: '/media/folders',
    right: 'media.read',
    answer: z.object({ data: z.array(z.string()) }),
    reads: ['media'],
  }),
  one: call({
    method: 'GET',
    path: '/media/:id',
    right: 'media.read',
    params: idParams,
    answer: libraryMedia,
    reads: ['media'],
  }),
  uses: usesCall('/media/:id/uses', 'media.read'),
  describe: call({
    method: 'PUT',
    path: '/media/:id',
    right: 'media.write',
    params: idParams,
    body: words,
    answer: libraryMedia,
    changes: ['media'],
  }),
  move: call({
    method: 'PUT',
    path: '/media/folder',
    right: 'media.write',
    body: z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(500), folder }),
    changes: ['media'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/media/:id',
    right: 'media.remove',
    params: idParams,
    /** Places that use it may be left without it. */
    query: z.object({ confirmed: z.literal('1').optional() }),
    /** Empty when it was removed before. */
    answer: mediaFile.partial(),
    changes: ['media'],
  }),
  restore: call({
    method: 'POST',
    path: '/media/:id/restore',
    right: 'media.remove',
    params: idParams,
    answer: mediaFile,
    changes: ['media'],
  }),
  original: call({
    method: 'GET',
    path: '/media/:id/original',
    right: 'media.read',
    params: idParams,
    answer: FILE,
  }),
  add: call({
    method: 'POST',
    path: '/media',
    right: 'media.write',
    query: upload,
    takesFile: true,
    answer: uploaded,
    changes: ['media'],
  }),
  replace: call({
    method: 'POST',
    path: '/media/:id/content',
    right: 'media.write',
    params: idParams,
    query: upload,
    takesFile: true,
    answer: uploaded,
    changes: ['media'],
  }),
  /** A file that was begun and is given up. */
  giveUp: call({
    method: 'DELETE',
    path: '/media/uploads/:upload',
    right: 'media.write',
    params: z.object({ upload: uploadName }),
  }),
}
