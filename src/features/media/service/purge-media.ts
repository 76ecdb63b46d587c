import type { MediaStore } from '../store/media-store.ts'
import { folderName, siteFolder } from './site-folder.ts'

/** Days for which a removed medium can be brought back. */
const BIN_DAYS = 30
const DAY = 86_400_000

/** Forgets what has been in a site's bin for 30 days, and files that nobody finished. */
export async function purgeMedia(
  stores: { media: MediaStore },
  mediaDir: string,
  siteId: number,
  now: Date,
): Promise<void> {
  const disk = siteFolder(mediaDir, siteId)
  const before = new Date(now.getTime() - BIN_DAYS * DAY).toISOString()
  const binned = await stores.media.list(siteId, { isRemoved: true })
  if (binned.some(({ removedAt }) => removedAt < before)) await stores.media.purge(siteId, before)
  const left = [
    ...(await stores.media.list(siteId)),
    ...(await stores.media.list(siteId, { isRemoved: true })),
  ]
  await disk.sweep(new Set(left.flatMap(({ path }) => folderName(path) ?? [])), now.getTime())
}
