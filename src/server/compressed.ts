import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Made for each answer: quick rather than smallest. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6

/** A body and the encoding it is in. */
export interface Encoded {
  body: Buffer
  encoding: 'br' | 'gzip' | null
}

/** The body in the best encoding that the reader accepts. */
export async function compressed(body: Buffer, accepted: string | undefined): Promise<Encoded> {
  if (accepts(accepted, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return { body: await brotli(body, { params }), encoding: 'br' }
  }
  if (accepts(accepted, 'gzip')) {
    return { body: await zip(body, { level: GZIP_LEVEL }), encoding: 'gzip' }
  }
  return { body, encoding: null }
}

/** `Accept-Encoding` names the coding, and not with `q=0`. */
function accepts(accepted: string | undefined, coding: string): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
