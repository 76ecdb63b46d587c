import { createHash } from 'node:crypto'
import type { Article } from '#base/core/article/article.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import { focalPercents } from '#base/core/media/media-file.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import { MAX_DRAWN } from '#base/platform/pictures/picture-cost.ts'
import { drawPicture } from '#base/platform/pictures/pictures.ts'
import { SHARING_SIZE } from './sharing-card.ts'

/** A picture that a page or an article has, to be shared as one that every network takes. */
export interface SharedPhoto {
  /** Address below the site's own media base, with its version if it has one. */
  src: string
  /** Classes that say what no crop may lose (`focalClass`). */
  focal: string
}

/** Raised when the drawing changes, so that addresses do. */
const DESIGN = 1

/** Names a photo by what it shows. */
export const photoName = ({ src, focal }: SharedPhoto): string => {
  const hash = createHash('sha256').update(JSON.stringify([DESIGN, src, focal]))
  return `${hash.digest('hex').slice(0, 16)}.jpg`
}

/** Whether a picture can be drawn again in the form that networks show: a drawing in lines or one of elsewhere can't. */
export const isShareable = (src: string): boolean =>
  src.startsWith(`${PROVIDER_MEDIA}/`) && !/\.svg(?:$|\?)/i.test(src)

/** Every picture that an article may be shared with. */
export const photosOf = ({ mediasPaths, video }: Article): SharedPhoto[] =>
  [...mediasPaths, { url: video?.poster ?? '', focal: '' }]
    .map(({ url, focal = '' }) => ({ src: mediaUrl(url, PROVIDER_MEDIA), focal }))
    .filter(({ src }) => isShareable(src))

/** Pixels of the picture that one is made of, at most. */
const MAX_PIXELS = 50_000_000
/** Seconds for one picture. */
const PATIENCE = 15

/**
 * A JPEG that fills the frame of networks, cropped around what no crop may lose as browsers do.
 * @throws {BadImage} {QueueFull}
 */
export const drawPhoto = (original: Buffer, focal: string): Promise<Buffer> =>
  drawPicture(original, { maxPixels: MAX_PIXELS, drawn: MAX_DRAWN }, async (open) => {
    const { width, height } = SHARING_SIZE
    const upright = await open().autoOrient().metadata()
    const [wide, high] = [upright.autoOrient.width, upright.autoOrient.height]
    const scale = Math.max(width / wide, height / high)
    const size = { width: Math.ceil(wide * scale), height: Math.ceil(high * scale) }
    const { x, y } = focalPercents(focal)
    return open()
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .extract({
        left: Math.round(((size.width - width) * x) / 100),
        top: Math.round(((size.height - height) * y) / 100),
        width,
        height,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: PATIENCE })
      .toBuffer()
  })
