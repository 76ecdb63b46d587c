import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'
import type { DrawnCard, SharingCard } from '#base/core/page/sharing-card.ts'
import { sharingHash } from './sharing-card.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'
import { drawOwn } from '#base/platform/pictures/pictures.ts'

/** The pictures of pages that are shared, kept on disk by what they show. */
export interface SharingPictures {
  /** The picture that was made under a hash, or `null`. */
  kept(siteId: number, hash: string): Promise<Buffer | null>
  /** Draws a card with the firm's mark, one at a time. @throws {QueueFull} when too many wait */
  make(siteId: number, card: SharingCard, mark: () => Promise<Buffer>): Promise<Buffer>
}

/** Pictures of a site that are kept; the oldest go when there are more. */
const MAX_KEPT = 2000
const MAX_WAITING = 30

/** Lays a card out as SVG. @throws {QueueFull} {WorkFailed} */
export type SharingDrawing = (drawn: DrawnCard) => Promise<string>

/** Keeps pictures under `<folder>/<site>/<hash>.png`. */
export function sharingPictures(folder: string, drawing: SharingDrawing): SharingPictures {
  const gate = createSemaphore({ running: 1, waiting: MAX_WAITING })
  const fileOf = (siteId: number, hash: string) =>
    storedPath(storedPath(folder, 'site', siteId), 'picture', `${hash}.png`)

  const kept = async (siteId: number, hash: string): Promise<Buffer | null> => {
    try {
      return await readFile(fileOf(siteId, hash))
    } catch {
      return null
    }
  }

  return {
    kept,
    make: (siteId, card, mark) =>
      gate(async () => {
        const hash = sharingHash(card)
        const before = await kept(siteId, hash)
        if (before) return before
        const svg = await drawing({ card, mark: (await mark()).toString('base64') })
        const png = await drawOwn(svg, (image) =>
          image.png({ compressionLevel: 9, palette: true }).toBuffer(),
        )
        await keep(fileOf(siteId, hash), png)
        return png
      }),
  }
}

/** A full disk costs the copy, not the picture. */
async function keep(file: string, png: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    const folder = dirname(file)
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, png)
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
