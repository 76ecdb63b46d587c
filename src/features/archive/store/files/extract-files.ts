import { mkdir, open, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ArchiveFault } from '../format/archive-fault.ts'
import { archivedPath } from '../format/archive-format.ts'
import type { ArchivePart } from '../format/checked-parts.ts'
import { syncFolder } from '../format/fsync.ts'

/**
 * Writes one file of an archive below a folder, on the disk itself. The reader has checked its path
 * (`isPath`), the folder is a fresh one without links, and nothing is ever written over.
 */
export async function extractFile(
  folder: string,
  { area, path, mtime, chunks }: Extract<ArchivePart, { kind: 'file' }>,
): Promise<void> {
  const file = archivedPath(folder, { area, path })
  const handle = await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    .then(() => open(file, 'wx', 0o600))
    .catch((cause: unknown) => {
      throw isInTheWay(cause) ? twice(`files/${area}/${path}`, cause) : cause
    })
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

/** Names that differ here are one on a disk that folds case or accents; a file is no folder anywhere. */
const isInTheWay = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(String(cause.code))

const twice = (name: string, cause: unknown) =>
  new ArchiveFault(
    `L’archive contient « ${name} », dont le nom est déjà pris sur ce disque par un autre de ses ` +
      'fichiers : rien n’a été changé. Vérifiez d’où vient ce fichier.',
    { cause },
  )

/** Puts the names of everything extracted on the disk. */
export const syncExtracted = (folder: string): Promise<void> => syncFolder(folder)
