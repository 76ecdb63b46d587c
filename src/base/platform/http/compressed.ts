import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { createSemaphore } from './semaphore.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * As many bodies are compressed at once as the engine has threads for it: more would each hold an encoder
 * and make every one slower (docs/decisions/019).
 */
const inTurn = createSemaphore({ running: 4, waiting: Infinity })

/**
 * Made for each answer: quick rather than smallest. 2 takes a third of the time of 4 and makes the home page 8 %
 * larger (docs/decisions/019).
 */
const BROTLI_QUALITY = 2
const GZIP_LEVEL = 6

/** Bytes that are compressed at once, in some 0.3 ms: the way to another thread and back costs ten times as much. */
const EXPIRED = 128 * 1024

/** Made once for many answers. */
const KEPT_BROTLI_QUALITY = 6

/** Made once for very many answers: a tenth smaller, and a hundred times the work. */
const DENSE_BROTLI_QUALITY = 11

/** Bytes of a window that the format keeps to itself (RFC 7932, section 9.1). */
const WINDOW_GAP = 16

/** A body as it is, or in one of the encodings that are made here. */
export type Encoding = 'identity' | 'br' | 'gzip'

/** A body and the encoding it is in. */
export interface Encoded {
  body: Buffer
  encoding: 'br' | 'gzip' | null
}

/** The body in the best encoding that the reader accepts. */
export async function compressed(body: Buffer, accepted: string | undefined): Promise<Encoded> {
  const encoding = bestEncoding(accepted)
  if (encoding === 'br') {
    const options = brotliOptions(body, BROTLI_QUALITY)
    const isShort = body.length <= EXPIRED
    return {
      body: isShort ? brotliCompressSync(body, options) : await inTurn(() => brotli(body, options)),
      encoding,
    }
  }
  if (encoding === 'gzip') return { body: await gzipped(body), encoding }
  return { body, encoding: null }
}

/** A body in every encoding, for one that is kept. */
export async function everyEncoding(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, zipped] = await Promise.all([
    inTurn(() => brotli(body, brotliOptions(body, KEPT_BROTLI_QUALITY))),
    gzipped(body),
  ])
  return { identity: body, br: tight(br), gzip: tight(zipped) }
}

/** A body as small as brotli makes it, in some tenths of a second of another thread. */
export const denseBrotli = async (body: Buffer): Promise<Buffer> =>
  tight(await inTurn(() => brotli(body, brotliOptions(body, DENSE_BROTLI_QUALITY))))

/** A copy with memory for its own bytes alone: what compresses gives the first part of 64 KB. */
function tight(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** The best encoding that a reader accepts. Browsers of one kind all say the same. */
export const bestEncoding = (accepted = ''): Encoding => encodingFor(accepted)

const encodingFor = memoize(
  (accepted): Encoding => {
    const qualities = qualitiesOf(accepted)
    const any = qualities.get('*')
    const quality = (coding: Encoding) =>
      qualities.get(coding) ?? (coding === 'identity' ? (any === 0 ? 0 : LEAST) : (any ?? 0))
    const taken = ENCODINGS.filter((coding) => quality(coding) > 0)
    // Who takes nothing gets what is understood without a word.
    return taken.toSorted((a, b) => quality(b) - quality(a))[0] ?? 'identity'
  },
  { room: roomFor(50_000), sizeOf: () => 0 },
)

const gzipped = (body: Buffer): Promise<Buffer> =>
  inTurn(() => deflate(body, { level: GZIP_LEVEL }))

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
})

/**
 * The smallest window that sees a body whole, as a power of two. The encoder's own takes four megabytes for
 * each answer under way, which the engine counts as its garbage and collects for.
 */
const windowBits = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + WINDOW_GAP)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** Of the same worth to a reader, the first is sent. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** What nobody names is taken, and worth less than whatever is named. */
const LEAST = 0.0001

const QUALITY = /^q=([01](?:\.\d{0,3})?)$/

/** Names that mean the same (RFC 9110, section 8.4.1.3). */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['x-gzip', 'gzip']])

/** What each coding of an `Accept-Encoding` is worth (RFC 9110, section 12.4.2): 1 unless it is said legibly. */
function qualitiesOf(accepted: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const said = parameters.map((one) => QUALITY.exec(one)?.[1]).find((one) => one !== undefined)
    qualities.set(FORMER_NAMES.get(name) ?? name, Math.min(Number(said ?? 1), 1))
  }
  return qualities
}
