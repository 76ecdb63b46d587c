import { once } from 'node:events'
import { createDeflate, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { ContentFault } from './content-faults.ts'
import type { Healthy } from './transport-faults.ts'

const WIDTH = 960
const HEIGHT = 540

/** The pictures and films of a healthy provider, made once. */
export interface MediaFiles {
  /** What lies under a path of `/media/`; `null` for a kind of file that nobody serves. */
  file(path: string): Healthy | null
  /** What lies there under a fault in what is said. */
  spoiled(path: string, fault: ContentFault): Promise<Healthy | null>
}

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour.\n'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwned=true">' +
  '<script>window.__pwned=true</script></svg>'
const PAGE = '<!doctype html><script>window.__pwned=true;parent.__pwned=true</script>'

export async function mediaFiles(): Promise<MediaFiles> {
  const picture = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#2d6a5f' },
  })
  const [jpeg, png] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
  ])
  const film = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2')), box('free')])
  const kinds: Record<string, Healthy> = {
    jpg: { type: 'image/jpeg', body: jpeg },
    png: { type: 'image/png', body: png },
    mp4: { type: 'video/mp4', body: film },
    vtt: { type: 'text/vtt; charset=utf-8', body: Buffer.from(CAPTIONS) },
  }
  const file = (path: string): Healthy | null => kinds[path.split('.').at(-1) ?? ''] ?? null
  return {
    file,
    async spoiled(path, fault) {
      const healthy = file(path)
      if (healthy === null || !healthy.type.startsWith('image/')) return healthy
      if (fault === 'attack-svg') return { type: 'image/svg+xml', body: Buffer.from(SVG) }
      if (fault === 'attack-script') return { ...healthy, body: Buffer.from(PAGE) }
      if (fault === 'attack-javascript') return { type: 'text/html', body: Buffer.from(PAGE) }
      if (fault === 'attack-xmp') return { ...healthy, body: polyglot(jpeg) }
      if (fault === 'long-texts') return { type: 'image/png', body: await pixelBomb() }
      return healthy
    },
  }
}

/** A picture that is also a page, for whoever guesses types. */
const polyglot = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), comment(PAGE), jpeg.subarray(2)])

function comment(words: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([head, Buffer.from(words)])
}

/** A box of an MP4 file. */
function box(name: string, content = Buffer.alloc(8)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + head.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const SIDE = 16_000
const BITS = 8
let bomb: Promise<Buffer> | undefined

/** A white square of 256 million pixels in some ten kilobytes. */
const pixelBomb = (): Promise<Buffer> => (bomb ??= makePixelBomb())

async function makePixelBomb(): Promise<Buffer> {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(SIDE, 0)
  size.writeUInt32BE(SIDE, 4)
  size[8] = 1
  const packing = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  packing.on('data', (part: Buffer) => parts.push(part))
  const row = Buffer.alloc(1 + SIDE / BITS)
  const rows = Buffer.concat(Array.from({ length: 100 }, () => row))
  for (let done = 0; done < SIDE; done += 100) {
    if (!packing.write(rows)) await once(packing, 'drain')
  }
  packing.end()
  await once(packing, 'end')
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.concat(parts)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG file. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([frame, named, sum])
}
