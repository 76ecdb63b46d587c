import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memo } from '#domain/memo.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Made for each answer: quick rather than smallest. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6

/** Made once for many answers. */
const KEPT_BROTLI_QUALITY = 6

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
  if (encoding === 'br') return { body: await brotlied(body, BROTLI_QUALITY), encoding }
  if (encoding === 'gzip') return { body: await zip(body, { level: GZIP_LEVEL }), encoding }
  return { body, encoding: null }
}

/** A body in every encoding, for one that is kept. */
export async function everyEncoding(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, zipped] = await Promise.all([
    brotlied(body, KEPT_BROTLI_QUALITY),
    zip(body, { level: GZIP_LEVEL }),
  ])
  return { identity: body, br, gzip: zipped }
}

/** The best encoding that a reader accepts. Browsers of one kind all say the same. */
export const bestEncoding = (accepted = ''): Encoding => encodingFor(accepted)

const encodingFor = memo(
  (accepted): Encoding =>
    accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity',
  200,
)

const brotlied = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** `Accept-Encoding` names the coding, and not with `q=0`. */
function accepts(accepted: string, coding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
