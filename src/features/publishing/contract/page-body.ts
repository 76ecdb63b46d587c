import { z } from 'zod'
import { DRAFT_FIELDS, type DraftContent, type DraftFields } from '#base/core/page/page-draft.ts'

/** Bytes of a whole page: two million signs are the text of a thick book. */
export const PAGE_BYTES = 2 * 1024 * 1024

/** Widgets on one page, those inside others not counted. */
const MOST_WIDGETS = 500

/** PostgreSQL holds no null character. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll('\0', ''))

/** Widgets as an editor sends them. */
export const heldWidgets = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      zone: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
      type: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
      version: z.int().positive(),
      options: z.union([z.record(z.string(), z.unknown()), plain(2_000_000)]),
    }),
  )
  .max(MOST_WIDGETS)

const fields = z.strictObject({
  title: plain(300).optional(),
  h1: plain(300).optional(),
  description: plain(1000).optional(),
  keywords: plain(1000).optional(),
})

/** A page as its editor sends it: all of its widgets, and the fields that it changes. */
export const content = z.strictObject({
  widgets: heldWidgets,
  fields: fields.default({}).transform(givenFields),
}) satisfies z.ZodType<DraftContent>

function givenFields(sent: { [K in keyof DraftFields]?: string | undefined }) {
  const entries = DRAFT_FIELDS.flatMap((name) =>
    sent[name] === undefined ? [] : [[name, sent[name]] as const],
  )
  return Object.fromEntries(entries) as Partial<DraftFields>
}
