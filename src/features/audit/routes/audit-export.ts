import { Readable } from 'node:stream'
import type { AuditEntry, AuditQuery, AuditStore } from '../store/audit-store.ts'
import { spreadsheetLines, SPREADSHEET_START } from '#base/kit/text/spreadsheet.ts'

/** Entries of one file at most, the newest; whoever needs older ones narrows the days. */
const MOST_EXPORTED = 50_000

const BATCH = 500

/** The log as a file, written while it is read: memory holds one batch of it. */
export function auditFile(
  audit: Pick<AuditStore, 'list'>,
  siteId: number,
  query: AuditQuery,
  format: 'csv' | 'json',
): Readable {
  const batches = batchesOf(audit, siteId, query)
  return Readable.from(format === 'csv' ? csvOf(batches) : jsonOf(batches))
}

/** Newest first, from one entry to the next older one: whatever is added meanwhile moves nothing. */
async function* batchesOf(
  audit: Pick<AuditStore, 'list'>,
  siteId: number,
  query: AuditQuery,
): AsyncGenerator<AuditEntry[]> {
  let beforeId: number | undefined
  for (let given = 0; given < MOST_EXPORTED; given += BATCH) {
    const { entries } = await audit.list(siteId, {
      ...query,
      limit: BATCH,
      ...(beforeId === undefined ? {} : { beforeId }),
    })
    if (entries.length > 0) yield entries
    beforeId = entries.at(-1)?.id
    if (entries.length < BATCH) return
  }
}

const HEADS = ['Numéro', 'Quand (UTC)', 'Qui', 'Action', 'Sujet', 'Titre', 'Avant', 'Après']

async function* csvOf(batches: AsyncGenerator<AuditEntry[]>): AsyncGenerator<string> {
  yield SPREADSHEET_START + spreadsheetLines([HEADS])
  for await (const entries of batches) {
    yield spreadsheetLines(
      entries.map(({ id, at, actor, action, subject, title, before, after }) => [
        String(id),
        at,
        actor.name,
        action,
        subject,
        title,
        textOf(before),
        textOf(after),
      ]),
    )
  }
}

async function* jsonOf(batches: AsyncGenerator<AuditEntry[]>): AsyncGenerator<string> {
  let joint = '[\n'
  for await (const entries of batches) {
    for (const entry of entries) {
      yield joint + JSON.stringify(entry)
      joint = ',\n'
    }
  }
  yield joint === '[\n' ? '[]\n' : '\n]\n'
}

const textOf = (value: unknown): string => (value === null ? '' : JSON.stringify(value))
