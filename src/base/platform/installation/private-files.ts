import { chmod, lstat, readdir } from 'node:fs/promises'
import { storedPath } from '#base/core/address/stored-path.ts'

/** Bits of a mode that let somebody else in. */
const FOR_OTHERS = 0o077

/** Entries below a data folder that are looked at; the folder itself keeps everybody out of the rest. */
const MAX_ENTRIES = 200_000

/** What this process makes is its user's alone, whatever the umask was; called before anything is made. */
export function keepPrivate(): void {
  process.umask(FOR_OTHERS)
}

/** What became of the modes of a data folder. */
export interface MendedModes {
  /** Entries that were open to others, and are no more. */
  mended: number
  /** The first of those that could not be closed, with the system's reason; `null` when all are. */
  refused: string | null
}

/**
 * Closes what an earlier program, a copy or another umask left open: folders get 0700, files 0600. A
 * data folder that is closed already is looked at on its first level alone, so that a start costs
 * nothing; links are left as they are. What is there is closed from within, the folder last: whoever is
 * killed meanwhile begins again.
 */
export async function mendModes(dataDir: string): Promise<MendedModes> {
  const found: MendedModes = { mended: 0, refused: null }
  const top = await lstat(dataDir).catch(() => null)
  if (top === null || process.platform === 'win32') return found
  const isOpen = (top.mode & FOR_OTHERS) !== 0
  let left = MAX_ENTRIES

  const close = async (path: string, mode: number): Promise<void> => {
    try {
      await chmod(path, mode)
      found.mended += 1
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
      if (code !== 'ENOENT') found.refused ??= `${path} (${code})`
    }
  }
  const visit = async (folder: string, isDeep: boolean): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (left <= 0) return
      left -= 1
      if (!entry.isDirectory() && !entry.isFile()) continue
      const path = storedPath(folder, 'listed', entry.name)
      if (entry.isDirectory() && isDeep) await visit(path, isDeep)
      const stats = await lstat(path).catch(() => null)
      if (stats !== null && (stats.mode & FOR_OTHERS) !== 0) {
        await close(path, entry.isDirectory() ? 0o700 : 0o600)
      }
    }
  }
  await visit(dataDir, isOpen)
  if (isOpen) await close(dataDir, 0o700)
  return found
}

/** What is still open to others in a data folder: itself, and what lies on its first level. */
export async function openEntries(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => [])
  const paths = [dataDir, ...names.map((name) => storedPath(dataDir, 'listed', name))]
  const open: string[] = []
  for (const path of paths) {
    const stats = await lstat(path).catch(() => null)
    const isOurs = stats?.isDirectory() === true || stats?.isFile() === true
    if (isOurs && (stats.mode & FOR_OTHERS) !== 0) open.push(path)
  }
  return open
}
