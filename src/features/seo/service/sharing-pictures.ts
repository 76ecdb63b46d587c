import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'

/** The pictures of pages that are shared, kept on disk by what they show. */
export interface SharingPictures {
  /** The picture that was made under a name, or `null`. */
  kept(siteId: number, name: string): Promise<Buffer | null>
  /** Draws a picture and keeps it, one at a time. @throws {QueueFull} when too many wait */
  make(siteId: number, name: string, draw: () => Promise<Buffer>): Promise<Buffer>
}

/** Pictures of a site that are kept; the oldest go when there are more. */
const MAX_KEPT = 2000
const MAX_WAITING = 30

/** Keeps pictures under `<folder>/<site>/<name>`. */
export function sharingPictures(folder: string): SharingPictures {
  const gate = createSemaphore({ running: 1, waiting: MAX_WAITING })
  const fileOf = (siteId: number, name: string) =>
    storedPath(storedPath(folder, 'site', siteId), 'picture', name)

  const kept = async (siteId: number, name: string): Promise<Buffer | null> => {
    try {
      return await readFile(fileOf(siteId, name))
    } catch {
      return null
    }
  }

  return {
    kept,
    make: (siteId, name, draw) =>
      gate(async () => {
        const before = await kept(siteId, name)
        if (before) return before
        const drawn = await draw()
        await keep(fileOf(siteId, name), drawn)
        return drawn
      }),
  }
}

/** A full disk costs the copy, not the picture. */
async function keep(file: string, drawn: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    const folder = dirname(file)
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, drawn)
    await rename(unfinished, file)
    await removeOldest(folder)
  } catch {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= MAX_KEPT) return
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(storedPath(folder, 'listed', name))).mtimeMs,
    })),
  )
  const oldest = files.toSorted((a, b) => a.at - b.at).slice(0, names.length - MAX_KEPT)
  for (const { name } of oldest) await rm(storedPath(folder, 'listed', name), { force: true })
}
