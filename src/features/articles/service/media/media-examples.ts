import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with a light left half and a dark right half. */
async function halves(width: number, height: number): Promise<Sharp> {
  const dark = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#222' },
  })
    .png()
    .toBuffer()
  const bright = { create: { width, height, channels: 3, background: '#eee' } } as const
  return sharp(bright).composite([{ input: dark, left: width / 2, top: 0 }])
}

/** A photo as a camera leaves it: lying on its side, with the place it was taken at. */
export const turnedJpeg = async (width = 800, height = 600): Promise<Buffer> =>
  (await halves(width, height))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Atelier Marne' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const picture = async (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  [width, height]: [number, number] = [900, 600],
): Promise<Buffer> => (await halves(width, height))[format]().toBuffer()

/** Two frames, the first one red. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#f00', '#00f'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A picture of 400 million pixels in some 50 KB. */
export function bombPng(): Buffer {
  const side = 20_000
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SCRIPT = '<script>alert(document.domain)</script>'

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
)
export const gzippedSvg = gzipSync(svg)
export const html = Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`)
/** A JPEG's first bytes, then a page. */
export const fakeJpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), html])
/** A whole JPEG that is also a page. */
export const polyglotJpeg = async (): Promise<Buffer> =>
  Buffer.concat([await picture('jpeg'), Buffer.from(SCRIPT)])

/** Enough of an MP4 to be known as one. */
export const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isomiso2'),
  Buffer.alloc(4000, 7),
])
export const captions = Buffer.from(
  '\uFEFFWEBVTT\n\n00:00.000 --> 00:02.000\nVos chiffres, en clair.\n',
)
