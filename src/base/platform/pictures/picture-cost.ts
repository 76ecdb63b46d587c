/** What a picture's header says, as `sharp` reads it. */
export interface PictureHeader {
  format: string
  width: number
  height: number
  channels: number
  /** Bytes of one channel of one pixel. */
  depth: 1 | 2 | 4
  /** Interlaced or progressive: it is held whole until its last row has come. */
  isProgressive: boolean
  /** Whether a JPEG has a colour for every pixel, not for four of them. */
  isFullColour: boolean
  /** Frames or pages. */
  pages: number
}

const MB = 1024 ** 2

/** Bytes that one picture may take while it is drawn, and all together. */
export const MAX_PICTURE_BYTES = 220 * MB

/** Pixels across or down: as WebP has it, and more than any camera makes. */
export const MAX_SIDE = 16_384

/** Pixels of what is drawn, at most: encoding AVIF takes 32 bytes for each. */
export const MAX_DRAWN = 4_000_000
const ENCODING = 32

/** Height of a rendition at most, by its width: a strip of paper is no picture. */
const MAX_RATIO = 4

/** The room that a rendition is drawn into; a smaller picture keeps its size. */
export const renditionBox = (width: number) =>
  ({
    width,
    height: Math.min(width * MAX_RATIO, Math.floor(MAX_DRAWN / width)),
    fit: 'inside',
    withoutEnlargement: true,
  }) as const

/** What a picture takes that is shrunk while it is read. */
const SMALL = 30 * MB

/** Rows of a PNG that are held at once. */
const ROWS = 2200

/** Bytes of memory by format, measured (docs/decisions/023). */
const DECODING: Readonly<Record<string, (header: PictureHeader) => number>> = {
  heif: ({ width, height, depth }) => 18 * depth * width * height,
  gif: ({ width, height }) => 6 * width * height,
  jpeg: ({ width, height, channels, isProgressive, isFullColour }) =>
    isProgressive ? (isFullColour ? 2.2 * channels : 3.5) * width * height : SMALL,
  webp: ({ width, height, pages }) => (pages > 1 ? 9 : 4.5) * width * height,
  png: ({ width, height, channels, depth, isProgressive }) =>
    (channels * depth + 1) * width * (isProgressive ? height : Math.min(height, ROWS)),
}

/** Bytes of memory that a picture takes while it is drawn again within `drawn` pixels. */
export function pictureCost(header: PictureHeader, drawn: number): number {
  const decoding = DECODING[header.format]?.(header) ?? Infinity
  return Math.max(decoding, ENCODING * Math.min(drawn, header.width * header.height))
}

/** What a drawing of the site's own takes: at most 1200 × 630 pixels and the engine that draws it. */
export const OWN_DRAWING = SMALL
