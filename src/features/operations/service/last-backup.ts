import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { KnownBackup } from '../rules/known-backup.ts'

/** What a backup leaves behind: when it was finished, and its size in bytes. */
const stamp = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) })

/** Name of the stamp in the folder of backups. */
const BACKUP_STAMP = 'last.json'

/** A backup older than this is no comfort, in milliseconds. */
const OLD = 8 * 24 * 3600 * 1000

/**
 * The last backup by the stamp beside it, `DATA_DIR/backups/last.json`; `null` when there is none,
 * or when it can't be read.
 */
export async function lastBackup(folder: string, now: Date): Promise<KnownBackup | null> {
  try {
    const read = stamp.safeParse(JSON.parse(await readFile(join(folder, BACKUP_STAMP), 'utf8')))
    if (!read.success) return null
    return { ...read.data, isOld: now.getTime() - Date.parse(read.data.at) > OLD }
  } catch {
    return null
  }
}
