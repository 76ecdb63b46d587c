import { z } from 'zod'
import { MEDIA_KINDS } from '#base/core/media/media-file.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'

/** A folder of the library: names between slashes, `Équipe/Portraits`. */
export const folder = z
  .string()
  .max(200)
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
export const words = z
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
export const filter = z.strictObject({
  q: z.string().max(200).optional(),
  folder: z.string().max(200).optional(),
  kind: z.enum(MEDIA_KINDS).optional(),
  state: z.enum(['unused', 'undescribed', 'removed']).optional(),
  path: z.string().max(500).optional(),
  id: z.array(z.number().int()).max(500).optional(),
})

const count = z.coerce.number().int().min(0)

/** How a file comes: whole, or in pieces of one `upload`. */
export const upload = z.object({
  name: z.string().min(1).max(300),
  folder: folder.default(''),
  upload: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,60}$/)
    .optional(),
  offset: count.default(0),
  total: count.optional(),
})

export const oneId = z.object({ id: z.coerce.number().int().positive() })
