/** The database can't be reached: nobody answers, or the line broke while it answered. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/**
 * The line broke while a COMMIT was under way: whether what was written is kept is known to nobody before
 * the database answers again.
 */
export class CommitUnanswered extends DatabaseAway {
  override name = 'CommitUnanswered'
}

/** Whether it is unknown if a write was kept. Causes are looked into. */
export const isUnansweredCommit = (cause: unknown): boolean =>
  cause instanceof Error && (cause instanceof CommitUnanswered || isUnansweredCommit(cause.cause))

/** SQLite's codes, without their extensions, for what passes: busy, locked, read-only, disk, full, can't open. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

/**
 * PostgreSQL's codes for what passes (its manual, appendix A): connection, resources and disk,
 * shutdown and start, a standby that can't be written, a wait that took too long, a system error.
 */
const POSTGRES_CODES = /^(?:08|53|57P0|58)|^(?:25006|55P03|57014|40001|40P01)$/

/** The system's names for a disk that is full, over its quota, read-only or broken. */
const SYSTEM_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/**
 * Whether something failed because the database or the disk can't be read or written for now, which
 * passes without a change of the program: whoever asked may ask again. Causes are looked into.
 */
export function isStorageFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if (cause instanceof DatabaseAway) return true
  if (cause instanceof AggregateError && cause.errors.some(isStorageFault)) return true
  if ('errcode' in cause && typeof cause.errcode === 'number') {
    if (SQLITE_CODES.has(cause.errcode & 0xff)) return true
  }
  if ('code' in cause && typeof cause.code === 'string' && isPassing(cause.code, cause)) return true
  return isStorageFault(cause.cause)
}

/** Names of the system stand beside PostgreSQL's five signs: `EROFS` is no state of a database. */
const isPassing = (code: string, cause: Error): boolean =>
  SYSTEM_CODES.has(code) || ('severity' in cause && POSTGRES_CODES.test(code))
