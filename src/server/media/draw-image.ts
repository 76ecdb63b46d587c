import { join } from 'node:path'
import { IMAGE_SIZES } from '#domain/article.ts'
import { IMAGE_WIDTHS } from '#domain/image-set.ts'

/** Pixels of an image at most, told by its header before anything is unpacked. */
const MAX_PIXELS = 40_000_000
/** Height of a picture at most, by its width: a strip of paper is no picture. */
const MAX_RATIO = 4
/** Seconds for one rendition. */
const PATIENCE = 60

/** An image that can't be drawn; the message is a French sentence. */
export class BadImage extends Error {
  override name = 'BadImage'
}

/**
 * Draws an image in both widths and both formats of the site's image sets (`domain/image-set.ts`),
 * into `folder`: turned as its camera said, in sRGB, the first frame alone, without place, author or
 * whatever else came with it. @returns pixels of the larger one @throws {BadImage}
 */
export async function drawImage(
  file: string,
  folder: string,
): Promise<{ width: number; height: number }> {
  // sharp weighs 20 MB: it is loaded with the first image, keeps nothing and uses one core.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const open = () =>
    sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, sequentialRead: true })
  try {
    const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) throw new BadImage(tooManyPixels(width, height))
    let drawn = { width: 0, height: 0 }
    for (const size of IMAGE_SIZES) {
      const across = IMAGE_WIDTHS[size]
      // Decoded once a size; both formats are made of the same small picture.
      const { data, info } = await open()
        .autoOrient()
        .resize({
          width: across,
          height: across * MAX_RATIO,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toColourspace('srgb')
        .timeout({ seconds: PATIENCE })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width: wide, height: high, channels } = info
      const picture = () => sharp(data, { raw: { width: wide, height: high, channels } })
      await picture()
        .webp({ quality: 78, effort: 4 })
        .toFile(join(folder, `${size}.webp`))
      await picture()
        .avif({ quality: 50, effort: 2 })
        .toFile(join(folder, `${size}.avif`))
      drawn = { width: wide, height: high }
    }
    return drawn
  } catch (cause) {
    if (cause instanceof BadImage) throw cause
    throw new BadImage(
      'Cette image ne peut pas être lue jusqu’au bout : elle est abîmée ou incomplète. ' +
        'Exportez-la de nouveau et renvoyez-la.',
      { cause },
    )
  }
}

const tooManyPixels = (width: number, height: number): string =>
  `Cette image compte ${width} × ${height} pixels, plus que les 40 millions permis : réduisez-la ` +
  'avant de l’envoyer (1 440 pixels de large suffisent).'
