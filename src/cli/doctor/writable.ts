import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf } from './finding.ts'

/**
 * Tries to write in a folder, or where it would be made. With a real file, since rights say nothing
 * of a full disk or a quota; it is removed at once.
 * @returns the reason in a line when it can't be written, and the nearest folder that exists
 */
export async function tryWriting(
  folder: string,
): Promise<{ fault: string | null; existing: string }> {
  const existing = await nearestExisting(folder)
  try {
    const probe = await mkdtemp(join(existing, '.vitrine-doctor-'))
    try {
      await writeFile(join(probe, 'essai'), 'essai')
    } finally {
      await rm(probe, { recursive: true, force: true })
    }
    return { fault: null, existing }
  } catch (cause) {
    return { fault: reasonOf(cause), existing }
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  if (found !== null || dirname(folder) === folder) return folder
  return nearestExisting(dirname(folder))
}
