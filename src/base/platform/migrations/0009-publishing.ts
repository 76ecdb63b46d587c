import type { Kysely } from 'kysely'
import { up as documents } from './0009/documents.ts'
import { up as revisions } from './0009/revisions.ts'
import { up as trash } from './0009/trash.ts'
import { up as articles } from './0009/articles.ts'
import { type RefuseLoss, refuseLoss } from './0009/refuse-loss.ts'

type Handle = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>

/** Documents of any kind in place of pages and articles, each with tables of its own, part by part. */
const PARTS: readonly ((db: Handle, refuse: RefuseLoss) => Promise<void>)[] = [
  documents,
  revisions,
  trash,
  articles,
]

/** Drafts, locks, tasks, requests, links, revisions and the trash of every kind of document. */
export async function up(db: Handle): Promise<void> {
  for (const part of PARTS) await part(db, refuseLoss)
}
