import { mkdir, open, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArchivePart } from './checked-parts.ts'
import { syncFolder } from './durable.ts'

/** Folders of areas whose files the server's user alone may read. */
const PRIVATE: ReadonlySet<string> = new Set(['leads', 'secret'])

/**
 * Writes one file of an archive below a folder, on the disk itself. The reader has checked its path
 * (`isPath`), the folder is a fresh one without links, and nothing is ever written over.
 */
export async function extractFile(
  folder: string,
  { area, path, mtime, chunks }: Extract<ArchivePart, { kind: 'file' }>,
): Promise<void> {
  const file = path === '' ? join(folder, area) : join(folder, area, path)
  const isPrivate = PRIVATE.has(area)
  await mkdir(dirname(file), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) })
  const handle = await open(file, 'wx', isPrivate ? 0o600 : 0o644)
  try {
    for await (const chunk of chunks) {
      for (let written = 0; written < chunk.length;) {
        written += (await handle.write(chunk, written)).bytesWritten
      }
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await utimes(file, mtime, mtime)
}

/** Puts the names of everything extracted on the disk. */
export const syncExtracted = (folder: string): Promise<void> => syncFolder(folder)
