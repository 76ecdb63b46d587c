import type { Metadata, Sharp } from 'sharp'
import { createSemaphore } from '../http/semaphore.ts'
import {
  MAX_PICTURE_BYTES,
  MAX_SIDE,
  OWN_DRAWING,
  pictureCost,
  type PictureHeader,
} from './picture-cost.ts'

/** A picture that is being drawn again. */
export type Picture = Sharp

/** An image that can't be drawn; the message is a French sentence. */
export class BadImage extends Error {
  override name = 'BadImage'
}

/**
 * Whatever decodes a picture on this node, for whomever: two at once, and no more bytes together than one
 * may take. They wait behind their callers' own gates, which bound them.
 */
const inTurn = createSemaphore({ running: 2, waiting: 200, room: MAX_PICTURE_BYTES })

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** A picture of pixels that another one has given. */
type FromPixels = (
  data: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
) => Picture

/** What is allowed of a picture, and how large it is drawn. */
interface PictureLimits {
  /** Pixels of it, told by its header before anything is unpacked. */
  maxPixels: number
  /** Pixels of what is drawn, at most. */
  drawn: number
}

/**
 * Draws a picture of somebody else's again: `draw` opens it as often as it needs, its first frame alone.
 * Its header tells beforehand what it would cost.
 * @throws {BadImage} for what is no picture, is too large, or can't be read to its last row
 * @throws {QueueFull} when too many wait
 */
export async function drawPicture<T>(
  input: string | Buffer,
  { maxPixels, drawn }: PictureLimits,
  draw: (open: () => Picture, fromPixels: FromPixels) => Promise<T>,
): Promise<T> {
  const sharp = await loaded()
  const header = await headerOf(input).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  const cost = pictureCost(header, drawn)
  refuse(header, { maxPixels, cost })
  const open = () =>
    sharp(input, { failOn: 'error', limitInputPixels: maxPixels, pages: 1, sequentialRead: true })
  return inTurn(
    () =>
      draw(open, (data, raw) => sharp(data, { raw })).catch((cause: unknown) => {
        throw cause instanceof BadImage ? cause : unreadable(cause)
      }),
    cost,
  )
}

/** Draws an SVG of the site's own as pixels. `density` is in dots per inch. */
export async function drawOwn<T>(
  svg: string,
  draw: (image: Picture) => Promise<T>,
  density = 72,
): Promise<T> {
  const sharp = await loaded()
  return inTurn(() => draw(sharp(Buffer.from(svg), { density })), OWN_DRAWING)
}

/** Pixels of a picture, of which only the header is read; 0 for none. */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await headerOf(file)
  return { width, height }
}

/** sharp weighs 20 MB: it is loaded with the first picture, keeps nothing and uses one core a picture. */
async function loaded(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const BYTES: Readonly<Partial<Record<Metadata['depth'], 1 | 2 | 4>>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
}

async function headerOf(input: string | Buffer): Promise<PictureHeader> {
  const sharp = await loaded()
  const found = await sharp(input, { limitInputPixels: false }).metadata()
  const isOther = found.format === 'heif' && found.compression !== 'av1'
  return {
    format: isOther ? 'other' : found.format,
    width: found.width,
    height: found.height,
    channels: found.channels,
    depth: BYTES[found.depth] ?? 4,
    isProgressive: found.isProgressive,
    isFullColour: !(found.chromaSubsampling ?? '').startsWith('4:2'),
    pages: found.pages ?? 1,
  }
}

function refuse(
  { format, width, height }: PictureHeader,
  { maxPixels, cost }: { maxPixels: number; cost: number },
): void {
  if (!FORMATS.has(format)) throw new BadImage(OTHER_FORMAT)
  const size = `Cette image compte ${width} × ${height} pixels`
  if (width * height > maxPixels) {
    throw new BadImage(`${size}, plus que les ${maxPixels / 1_000_000} millions permis : ${REDUCE}`)
  }
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new BadImage(`${size} : aucun côté ne peut dépasser ${MAX_SIDE}. ${REDUCE_FIRST}`)
  }
  if (cost > MAX_PICTURE_BYTES) {
    throw new BadImage(`${size} et, dans ce format, demanderait trop de mémoire : ${REDUCE}`)
  }
}

const REDUCE = 'réduisez-la avant de l’envoyer (1 440 pixels de large suffisent).'
const REDUCE_FIRST = `R${REDUCE.slice(1)}`

const OTHER_FORMAT =
  'Ce fichier n’est pas une image que le site sait montrer : exportez-la en JPEG, PNG, WebP, AVIF ou GIF.'

const unreadable = (cause: unknown): BadImage =>
  new BadImage(
    'Cette image ne peut pas être lue jusqu’au bout : elle est abîmée ou incomplète. ' +
      'Exportez-la de nouveau et renvoyez-la.',
    { cause },
  )
