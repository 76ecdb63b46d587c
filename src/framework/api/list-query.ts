import { z } from 'zod'
import { seenTexts } from '#base/kit/text/seen-text.ts'

/** Records a list gives at most. */
const MOST = 500

/**
 * How the back office asks for a list: a page of it, sorted by a field, filtered by a JSON object.
 * The answer is `{ data, total }`.
 */
export const listQuery = <Filter extends z.ZodType, Field extends string>(
  filter: Filter,
  sortable: readonly [Field, ...Field[]],
) =>
  z.object({
    page: z.coerce.number<number>().int().min(1).default(1),
    perPage: z.coerce.number<number>().int().min(1).max(MOST).default(25),
    sort: z.enum(sortable).default(sortable[0]),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
    filter: z
      .string()
      .default('{}')
      .transform((text, context) => {
        try {
          return seenTexts(JSON.parse(text))
        } catch {
          context.addIssue({ code: 'custom', message: 'Le filtre n’est pas du JSON.' })
          return z.NEVER
        }
      })
      .pipe(filter),
  })

/** What the answer to `listQuery` is, of rows alone: never the records that they stand for. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number() })

/** A page of a list that was read whole. */
export function pageOf<T>(
  all: readonly T[],
  { page, perPage }: { page: number; perPage: number },
): { data: T[]; total: number } {
  return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
}
