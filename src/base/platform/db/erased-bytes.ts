import { setTimeout } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Warn } from '#base/kit/warn.ts'
import { engineOf } from './db-handle.ts'
import { freeBytes } from './free-bytes.ts'

/**
 * `user_version` of a SQLite file in which nothing that was erased is left: made under `secure_delete`, or
 * written anew since. Kept in the file's head, so that a copy or a restored file tells the same.
 */
const CLEAN = 1

/** Attempts at emptying the log, and milliseconds between two: readers are short. */
const ATTEMPTS = 40
const PAUSE = 50

/** Tables from which persons are erased. */
const OF_PERSONS = ['lead', 'lead_note', 'lead_message', 'lead_file', 'mail', 'subscriber']

/** Says of a SQLite file that has just been made that nothing was ever erased in it. */
export async function markClean(db: QueryExecutorProvider): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql.raw(`pragma user_version = ${CLEAN}`).execute(db)
}

/** Whether a SQLite file may still hold what was erased before `secure_delete` was on. */
async function isUnclean(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return (rows[0]?.user_version ?? CLEAN) < CLEAN
}

/** Bytes that a SQLite file takes. */
async function bytesOf(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select c.page_count * s.page_size as bytes
    from pragma_page_count c, pragma_page_size s`.execute(db)
  return rows[0]?.bytes ?? 0
}

interface Vacuuming {
  /** Where the file lies. */
  folder: string
  /** Bytes that may still be written there. */
  free?(folder: string): Promise<number>
  info(message: string): void
  warn: Warn
}

const MB = 1_000_000
const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / MB))} Mo`

/**
 * Writes a SQLite file of an earlier program anew, once: what was erased in it goes with its free pages.
 * Whatever keeps it from that, a full disk or a command that reads, is told; the next start tries again.
 */
export async function vacuumOnce(
  db: QueryExecutorProvider,
  { folder, free = freeBytes, info, warn }: Vacuuming,
): Promise<void> {
  if (engineOf(db) !== 'sqlite' || !(await isUnclean(db))) return
  try {
    const [bytes, room] = [await bytesOf(db), await free(folder)]
    // A copy, and the log that it comes through.
    if (room < bytes * 2 + MB) {
      warn(
        `La base garde dans ses pages libres ce qui a été effacé avant cette version : il faut ${megabytes(bytes * 2)} ` +
          `libres pour la réécrire, il y en a ${megabytes(room)}. Libérez de la place ; le prochain démarrage la réécrira.`,
        undefined,
        null,
      )
      return
    }
    const begun = performance.now()
    // Its copy is made where there is room for it: `/tmp` may lie in memory.
    process.env['SQLITE_TMPDIR'] = folder
    await sql.raw('vacuum').execute(db)
    await markClean(db)
    await emptyLog(db)
    info(
      `La base a été réécrite une fois (${megabytes(bytes)}, ${Math.ceil((performance.now() - begun) / 1000)} s) : ` +
        'ce qui en avait été effacé n’y est plus.',
    )
  } catch (cause) {
    warn(
      'La base n’a pas pu être réécrite sans ce qui en a été effacé : le prochain démarrage essaiera de nouveau.',
      cause,
      null,
    )
  }
}

/** Puts SQLite's log into the file and empties it. @returns whether nobody was in the way */
async function emptyLog(db: QueryExecutorProvider): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (attempt === ATTEMPTS) return false
    await setTimeout(PAUSE)
  }
}

/**
 * Takes the bytes of rows that were erased out of the database's own files: SQLite has overwritten them
 * with zeros (`secure_delete`) and its log is emptied; PostgreSQL is asked to clean the tables of persons,
 * while its log keeps them until it is rotated. Outside of any transaction.
 * @returns whether it could be done at once
 */
export async function cleanErased(db: QueryExecutorProvider): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return emptyLog(db)
  await sql.raw(`vacuum ${OF_PERSONS.join(', ')}`).execute(db)
  return true
}
