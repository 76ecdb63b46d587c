import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of our own making; nothing else in the folder is ever touched. */
const STORED = /^[\da-f-]{36}\.pdf$/

/** How long a file without a lead is left alone: its lead may be on its way, in milliseconds. */
const UNDER_WAY = 3_600_000

/** The files that came with leads: outside the web root, readable by the server's user alone. */
export interface LeadFolder {
  /** Writes a file to the disk itself. @returns its name there */
  save(bytes: Uint8Array): Promise<string>
  remove(names: readonly string[]): Promise<void>
  /** The path of a file, for whoever exports it. */
  path(stored: string): string
  /** Removes what no lead names any more, as after a kill. @returns how many */
  sweep(known: () => Promise<ReadonlySet<string>>, now: Date): Promise<number>
}

/** Keeps the files of leads in a folder, made when it is first needed. */
export function leadFolder(folder: string): LeadFolder {
  const path = (stored: string) => join(folder, stored)
  const remove = async (names: readonly string[]) => {
    for (const name of names) if (STORED.test(name)) await rm(path(name), { force: true })
  }
  return {
    path,
    remove,
    async save(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stored = `${randomUUID()}.pdf`
      try {
        await writeThrough(path(stored), bytes)
        await syncFolder(folder)
      } catch (cause) {
        await rm(path(stored), { force: true })
        throw cause
      }
      return stored
    },
    async sweep(known, now) {
      const names = (await readdir(folder).catch(absentFolder)).filter((name) => STORED.test(name))
      if (names.length === 0) return 0
      const kept = await known()
      let removed = 0
      for (const name of names) {
        if (kept.has(name)) continue
        const found = await stat(path(name)).catch(() => null)
        if (found === null || now.getTime() - found.mtimeMs < UNDER_WAY) continue
        await remove([name])
        removed += 1
      }
      return removed
    },
  }
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  await closing(handle, async () => {
    await handle.writeFile(bytes)
    await handle.sync()
  })
}

/** So that the name survives a power cut, too; some systems can't sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  if (handle !== null) await closing(handle, () => handle.sync().catch(() => {}))
}

async function closing(handle: FileHandle, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    await handle.close()
  }
}

function absentFolder(cause: unknown): string[] {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
  throw cause
}
