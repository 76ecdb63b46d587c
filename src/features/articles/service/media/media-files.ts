import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { storedPath } from '#base/core/address/stored-path.ts'

/** A file that is kept. */
export interface CachedFile {
  /** Folder and name within it: what a static server wants. */
  folder: string
  name: string
  /** Instant of the making, in milliseconds. */
  made: number
}

interface Entry extends CachedFile {
  key: string
  bytes: number
  /** Instant when the file's own time of access was last written. */
  noted: number
}

/** Files by site and key, on disk, under one cap for all. */
export interface MediaFiles {
  find(site: number, key: string): Promise<CachedFile | null>
  /** Keeps a file in place of the one that had the key; the least recently used ones make room. */
  add(site: number, key: string, extension: string, bytes: Buffer): Promise<CachedFile>
  /** Removes all files of a site, or those whose keys begin so. */
  remove(site: number, beginning?: string): Promise<void>
  /** Bytes in all. */
  size(): Promise<number>
}

const NAME = /^([a-z0-9-]+)\.[a-z0-9]+$/
const SITE = /^\d+$/
/** A file's time of access is written this often, in milliseconds: the order survives a restart. */
const NOTE_EVERY = 3_600_000

/**
 * Keeps files under `root/<site>/`. What was used when is their time of access, so that their time of
 * change, and with it their ETag, stays what it was.
 * @param maxBytes cap of all files together; the newest one stays, whatever its size
 */
export function mediaFiles(root: string, maxBytes: number, now: () => number): MediaFiles {
  /** Least recently used first. */
  const entries = new Map<string, Entry>()
  let total = 0
  let loading: Promise<void> | null = null

  const folderOf = (site: number): string => storedPath(root, 'site', site)
  const idOf = (site: number, key: string): string => `${site}/${key}`

  const put = (id: string, entry: Entry): void => {
    entries.set(id, entry)
    total += entry.bytes
  }
  const drop = (id: string): Entry | undefined => {
    const entry = entries.get(id)
    if (entry && entries.delete(id)) total -= entry.bytes
    return entry
  }
  const erase = async (id: string): Promise<void> => {
    const entry = drop(id)
    if (entry) await rm(storedPath(entry.folder, 'rendered', entry.name), { force: true })
  }

  const load = async (): Promise<void> => {
    for (const entry of await leftIn(root)) put(entry.id, entry)
    await makeRoom()
  }
  /** Tried again when it failed. */
  const loaded = (): Promise<void> =>
    (loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    }))

  const makeRoom = async (): Promise<void> => {
    for (const oldest of entries.keys()) {
      if (total <= maxBytes || entries.size === 1) return
      await erase(oldest)
    }
  }

  return {
    async find(site, key) {
      await loaded()
      const id = idOf(site, key)
      const entry = drop(id)
      if (entry === undefined) return null
      put(id, entry)
      try {
        const file = storedPath(entry.folder, 'rendered', entry.name)
        if (now() - entry.noted < NOTE_EVERY) await stat(file)
        else {
          entry.noted = now()
          await utimes(file, entry.noted / 1000, entry.made / 1000)
        }
        return entry
      } catch {
        // Somebody tidied the folder: the file will be made again.
        drop(id)
        return null
      }
    },
    async add(site, key, extension, bytes) {
      await loaded()
      const folder = folderOf(site)
      const name = `${key}.${extension}`
      await written(folder, name, bytes)
      const made = now()
      await utimes(storedPath(folder, 'rendered', name), made / 1000, made / 1000)
      const before = drop(idOf(site, key))
      if (before && before.name !== name)
        await rm(storedPath(folder, 'rendered', before.name), { force: true })
      const entry = { folder, name, key, bytes: bytes.length, made, noted: made }
      put(idOf(site, key), entry)
      await makeRoom()
      return entry
    },
    async remove(site, beginning = '') {
      await loaded()
      const ids = [...entries.keys()].filter((id) => id.startsWith(idOf(site, beginning)))
      for (const id of ids) await erase(id)
    },
    async size() {
      await loaded()
      return total
    },
  }
}

/** What an earlier run left, least recently used first; halves of files go. */
async function leftIn(root: string): Promise<(Entry & { id: string })[]> {
  await mkdir(root, { recursive: true })
  const found: (Entry & { id: string })[] = []
  for (const site of await readdir(root, { withFileTypes: true })) {
    if (!SITE.test(site.name) || !site.isDirectory()) continue
    const folder = storedPath(root, 'site', site.name)
    for (const name of await readdir(folder)) {
      const path = storedPath(folder, 'listed', name)
      const key = NAME.exec(name)?.[1]
      const { size: bytes, atimeMs: noted, mtimeMs: made } = await stat(path)
      if (key === undefined || bytes === 0) await rm(path, { recursive: true, force: true })
      else found.push({ id: `${site.name}/${key}`, folder, name, key, bytes, made, noted })
    }
  }
  return found.toSorted((one, other) => one.noted - other.noted)
}

/** A file is there whole or not at all. */
async function written(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = storedPath(folder, 'listed', `.${name}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, storedPath(folder, 'rendered', name))
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
