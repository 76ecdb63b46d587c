import { z } from 'zod'
import type { AutoFields } from '../path-patterns.ts'
import { movedRedirect } from '../redirects/moved-redirects.ts'
import { autoColumns } from '../page-columns.ts'
import { formerPlace } from './page-place.ts'
import type { TreeChangeTable, PageTables } from '../page-tables.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { PathChange } from '../page-paths.ts'
import type { Transaction } from 'kysely'

/** A rename or a move that can still be undone. */
export interface TreeChange {
  id: number
  pageId: number
  kind: 'rename' | 'move'
  /** Name that the page had before. */
  name: string
  /** Instant, ISO 8601 in UTC. */
  changedAt: string
  /** Addresses that it changed; a redirect stands at each former one. */
  paths: PathChange[]
}

const language = z.enum(['fr', 'en'])

const texts = z.object(autoColumns) satisfies z.ZodType<AutoFields>

const pathChange = z.object({
  pageId: z.number(),
  lang: language,
  from: z.string(),
  to: z.string(),
}) satisfies z.ZodType<PathChange>

/** All that it takes to undo a rename or a move. */
export const changeContent = z.object({
  paths: z.array(pathChange),
  /** Former addresses that had to make way. */
  redirects: z.array(movedRedirect),
  rename: z.object({ lang: language, before: texts, after: texts }).nullable(),
  move: z.object({ from: formerPlace, toParentId: z.number() }).nullable(),
})

export type ChangeContent = z.infer<typeof changeContent>

/** Keeps what a write did to a page, so that it can be undone. */
export async function keepChange(
  trx: Transaction<PageTables>,
  siteId: number,
  change: Pick<TreeChange, 'pageId' | 'kind' | 'name' | 'changedAt'>,
  content: ChangeContent,
): Promise<void> {
  const { last_tree_change_id: id } = await trx
    .updateTable('site')
    .set((eb) => ({ last_tree_change_id: eb('last_tree_change_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_tree_change_id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('tree_change')
    .values({
      site_id: siteId,
      id,
      page_id: change.pageId,
      kind: change.kind,
      name: change.name,
      changed_at: change.changedAt,
      content: JSON.stringify(content),
    })
    .execute()
}

/** A stored change with all that it takes; `null` when its content can't be read. */
export function readChange(
  row: TreeChangeTable,
): { change: TreeChange; content: ChangeContent } | null {
  const stored = parseStored(changeContent, row.content)
  if ('reason' in stored) return null
  return {
    change: {
      id: row.id,
      pageId: row.page_id,
      kind: row.kind === 'move' ? 'move' : 'rename',
      name: row.name,
      changedAt: row.changed_at,
      paths: stored.value.paths,
    },
    content: stored.value,
  }
}
