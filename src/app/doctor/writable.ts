import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type StorageTrouble, storageTrouble } from '#base/platform/db/storage-trouble.ts'
import { reasonOf } from './finding.ts'

/**
 * Tries to write in a folder, or where it would be made. With a real file, since rights say nothing
 * of a full disk or a quota; it is removed at once.
 * @returns why it can't be written and what to do, and the nearest folder that exists
 */
export async function tryWriting(
  folder: string,
  write: (file: string, text: string) => Promise<void> = writeFile,
): Promise<{ fault: StorageTrouble | null; existing: string }> {
  const existing = await nearestExisting(folder)
  try {
    const probe = await mkdtemp(join(existing, '.vitrine-doctor-'))
    try {
      await write(join(probe, 'essai'), 'essai')
    } finally {
      await rm(probe, { recursive: true, force: true })
    }
    return { fault: null, existing }
  } catch (cause) {
    const other = { reason: reasonOf(cause), advice: 'vérifiez DATA_DIR et ce qui est monté' }
    return { fault: storageTrouble(cause, join(existing, 'essai')) ?? other, existing }
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  if (found !== null || dirname(folder) === folder) return folder
  return nearestExisting(dirname(folder))
}
