import { IMAGE_SIZES, IMAGE_WIDTHS } from '#base/core/address/image-size.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { renditionBox, MAX_DRAWN } from '#base/platform/pictures/picture-cost.ts'
import { drawPicture } from '#base/platform/pictures/pictures.ts'

/** Pixels of an image at most. */
const MAX_PIXELS = 40_000_000
/** Seconds for one rendition. */
const PATIENCE = 60

/**
 * Draws an image in both widths and both formats of the site's image sets (`base/core/media/image-set.ts`),
 * into `folder`: turned as its camera said, in sRGB, the first frame alone, without place, author or
 * whatever else came with it. @returns pixels of the larger one @throws {BadImage} {QueueFull}
 */
export function drawImage(
  file: string,
  folder: string,
): Promise<{ width: number; height: number }> {
  return drawPicture(
    file,
    { maxPixels: MAX_PIXELS, drawn: MAX_DRAWN },
    async (open, fromPixels) => {
      let drawn = { width: 0, height: 0 }
      for (const size of IMAGE_SIZES) {
        // Decoded once a size; both formats are made of the same small picture.
        const { data, info } = await open()
          .autoOrient()
          .resize(renditionBox(IMAGE_WIDTHS[size]))
          .toColourspace('srgb')
          .timeout({ seconds: PATIENCE })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const { width, height, channels } = info
        const pixels = { width, height, channels }
        await fromPixels(data, pixels)
          .webp({ quality: 78, effort: 4 })
          .timeout({ seconds: PATIENCE })
          .toFile(storedPath(folder, 'rendition', `${size}.webp`))
        await fromPixels(data, pixels)
          .avif({ quality: 50, effort: 2 })
          .timeout({ seconds: PATIENCE })
          .toFile(storedPath(folder, 'rendition', `${size}.avif`))
        drawn = { width, height }
      }
      return drawn
    },
  )
}
