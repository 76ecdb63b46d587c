import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_MEDIA, OWN_MEDIA } from '#base/core/media/media-file.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { memoizeAsync, roomFor } from '#base/kit/memoize.ts'
import {
  drawOwn,
  drawPicture,
  type Picture,
  pictureSize,
} from '#base/platform/pictures/pictures.ts'
import { siteFolder } from '#features/media/service/site-folder.ts'
import { MOST_PIXELS } from '../rules/fit-logo.ts'
import type { Pixels } from '../rules/tone.ts'

/** A logo as it lies on disk. */
export interface LogoFile {
  path: string
  /** Pixels of it, as the media library says. */
  width: number
  height: number
  /** Changes with its content. */
  hash: string
}

/** Dots per inch at which a drawing's unit is a pixel, and the finest that is drawn. */
const DENSITY = { unit: 72, max: 2400 } as const

/**
 * Draws logos as pixels, each size once.
 * @param mediaDir folder that the site serves under `/media/`
 */
export function logoDrawer(mediaDir: string) {
  /** `null` for a path that no medium has: a setting may come from an archive. */
  const fileOf = (siteId: number, path: string): string | null => {
    try {
      if (path.startsWith(`${OWN_MEDIA}/`)) {
        const { files } = siteFolder(mediaDir, siteId)
        return storedPath(files, 'media', path.slice(OWN_MEDIA.length + 1))
      }
      if (!path.startsWith(`${DEMO_MEDIA}/`)) return null
      const demo = join(mediaDir, 'provider', 'demo')
      return storedPath(demo, 'media', path.slice(DEMO_MEDIA.length + 1))
    } catch {
      return null
    }
  }

  /** `null` for a logo whose file is gone, or can't be drawn. @throws {QueueFull} */
  async function drawn<T>(
    siteId: number,
    logo: LogoFile,
    box: { width: number; height: number },
    finish: (picture: Picture) => Promise<T>,
  ): Promise<T | null> {
    const file = fileOf(siteId, logo.path)
    const bytes = file === null ? null : await readFile(file).catch(() => null)
    if (bytes === null) return null
    const within = (picture: Picture) =>
      finish(picture.resize({ ...box, fit: 'inside' }).ensureAlpha())
    if (!logo.path.endsWith('.svg')) {
      const limits = { maxPixels: MOST_PIXELS, drawn: box.width * box.height }
      return drawPicture(bytes, limits, (open) => within(open())).catch(orNone)
    }
    // A drawing is drawn in its own size before it is made smaller.
    if (logo.width * logo.height > MOST_PIXELS) return null
    const scale = Math.min(box.width / (logo.width || 1), box.height / (logo.height || 1))
    const density = Math.min(Math.max(DENSITY.unit * scale, DENSITY.unit), DENSITY.max)
    return drawOwn(bytes.toString('utf8'), within, density).catch(orNone)
  }

  const pictures = memoizeAsync<Buffer | null>({
    room: roomFor(4_000_000),
    sizeOf: () => A_PNG,
  })
  const pixels = memoizeAsync<Pixels | null>({
    room: roomFor(1_000_000),
    sizeOf: () => A_THUMBNAIL,
  })
  const keyOf = (
    siteId: number,
    { path, hash }: LogoFile,
    box: { width: number; height: number },
  ) => `${siteId} ${path} ${hash} ${box.width}x${box.height}`

  return {
    /** Pixels of a picture that the library does not list; `null` for none. */
    async size(siteId: number, path: string): Promise<{ width: number; height: number } | null> {
      const file = fileOf(siteId, path)
      return file === null ? null : pictureSize(file).catch(() => null)
    },

    /** A PNG of it that fits into a box, and fills it one way; `null` when the file is gone. */
    png: (siteId: number, logo: LogoFile, box: { width: number; height: number }) =>
      pictures(keyOf(siteId, logo, box), () =>
        drawn(siteId, logo, box, (picture) => picture.png({ compressionLevel: 9 }).toBuffer()),
      ),

    /** Few of its pixels, to tell how it stands on a ground. */
    pixels: (siteId: number, logo: LogoFile) =>
      pixels(keyOf(siteId, logo, THUMBNAIL), () =>
        drawn(siteId, logo, THUMBNAIL, async (picture) => {
          const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
          return { data, width: info.width, height: info.height }
        }),
      ),
  }
}

export type LogoDrawer = ReturnType<typeof logoDrawer>

const THUMBNAIL = { width: 64, height: 64 } as const

/** No picture is a reason to refuse a page: whoever asks draws the monogram instead. */
function orNone(cause: unknown): null {
  if (cause instanceof QueueFull) throw cause
  return null
}

/** Bytes that are reckoned for what is kept. */
const A_PNG = 20_000
const A_THUMBNAIL = 4 * 64 * 64
