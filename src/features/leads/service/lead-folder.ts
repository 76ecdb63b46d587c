import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { IncomingFile } from '#framework/forms/incoming-file.ts'
import { isStoredName, type StoredKind, storedPath } from '#base/core/address/stored-path.ts'

/** How long a file without a lead is left alone: its lead may be on its way, in milliseconds. */
const UNDER_WAY = 3_600_000

/** The files that came with leads: outside the web root, readable by the server's user alone. */
export interface LeadFolder {
  /**
   * Writes a file down as it comes, to its end even if the disk is full.
   * @throws what the body throws; nothing is left then
   */
  receive(body: AsyncIterable<Uint8Array>): Promise<IncomingFile>
  remove(names: readonly string[]): Promise<void>
  /** The path of a file, for whoever reads it. @throws {HostileName} for a name that is none of ours */
  path(stored: string): string
  /** Removes what no lead names any more, as after a kill. @returns how many */
  sweep(known: () => Promise<ReadonlySet<string>>, now: Date): Promise<number>
}

/** Keeps the files of leads in a folder, made when it is first needed. */
export function leadFolder(folder: string): LeadFolder {
  const path = (stored: string) => storedPath(folder, 'lead', stored)
  const remove = async (names: readonly string[]) => {
    for (const name of names) if (isStoredName('lead', name)) await rm(path(name), { force: true })
  }
  return {
    path,
    remove,
    async receive(body) {
      const id = randomUUID()
      const part = storedPath(folder, 'incoming', `${id}.unfinished`)
      try {
        const written = await writtenDown(body, async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          return open(part, 'wx', 0o600)
        })
        return incomingFile(part, { ...written, folder, stored: `${id}.pdf` })
      } catch (cause) {
        await rm(part, { force: true }).catch(() => {})
        throw cause
      }
    },
    async sweep(known, now) {
      const isOld = async (file: string) => {
        const found = await stat(file).catch(() => null)
        return found !== null && now.getTime() - found.mtimeMs >= UNDER_WAY
      }
      for (const name of await namesIn(folder, 'incoming')) {
        const part = storedPath(folder, 'incoming', name)
        if (await isOld(part)) await rm(part, { force: true })
      }
      const names = await namesIn(folder, 'lead')
      if (names.length === 0) return 0
      const kept = await known()
      let removed = 0
      for (const name of names) {
        if (kept.has(name) || !(await isOld(path(name)))) continue
        await remove([name])
        removed += 1
      }
      return removed
    },
  }
}

interface Written {
  /** Bytes. */
  size: number
  /** Why not all of them are there. */
  fault: unknown
}

/** What a full disk does not take is still read: its sender waits for the answer. */
async function writtenDown(
  body: AsyncIterable<Uint8Array>,
  create: () => Promise<FileHandle>,
): Promise<Written> {
  const written: Written = { size: 0, fault: null }
  const noted = (cause: unknown): null => {
    written.fault = cause
    return null
  }
  const handle = await create().catch(noted)
  try {
    for await (const chunk of body) {
      if (written.fault !== null) continue
      await handle?.writeFile(chunk).catch(noted)
      written.size += chunk.length
    }
    await handle?.sync().catch(noted)
  } finally {
    await handle?.close()
  }
  return written
}

/** @param part its path until it is kept, then `stored` in `folder` */
function incomingFile(
  part: string,
  { size, fault, folder, stored }: Written & { folder: string; stored: string },
): IncomingFile {
  const whole = async () => {
    if (fault !== null) throw fault
  }
  return {
    size,
    read: () => whole().then(() => readFile(part)),
    // What can't be removed now is swept.
    remove: () => rm(part, { force: true }).catch(() => {}),
    async keep() {
      await whole()
      await rename(part, storedPath(folder, 'lead', stored))
      await syncFolder(folder)
      return stored
    },
  }
}

/** Names of our own making; nothing else in the folder is ever touched. */
const namesIn = async (folder: string, kind: StoredKind): Promise<string[]> =>
  (await readdir(folder).catch(absentFolder)).filter((name) => isStoredName(kind, name))

/** So that the name survives a power cut, too; some systems can't sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

function absentFolder(cause: unknown): string[] {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
  throw cause
}
