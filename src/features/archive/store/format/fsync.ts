import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts the names in a folder on the disk itself; some systems can't sync a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  if (handle === null) return
  try {
    await handle.sync().catch(() => {})
  } finally {
    await handle.close()
  }
}

/** Likewise the folder that a file lies in. */
export const syncFolderOf = (file: string): Promise<void> => syncFolder(dirname(file))
