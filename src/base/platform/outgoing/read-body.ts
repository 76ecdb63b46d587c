import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { failureOf } from './failures.ts'
import { OutgoingFailed } from './outgoing.ts'

type Bytes = AsyncIterable<Buffer>

/** More codings one upon the other serve nobody but the maker of a bomb. */
const MAX_CODINGS = 2

/** RFC 9659: a window that a client has to accept, 8 MiB; the default would take 128. */
const ZSTD_WINDOW = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

/** Decompressor of a coding; `deflate` is with or without the zlib header, as its first byte tells. */
const DECODERS: Readonly<Record<string, (first: Buffer) => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(ZSTD_WINDOW),
  deflate: (first) => (((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()),
}

/**
 * The whole body, decompressed while it arrives. Reading stops, and the connection with it, as soon
 * as the bytes received, or those that come out of any decompressor, are more than `maxBytes`.
 * @param coding header `content-encoding`
 * @param host named in the message of a failure
 * @throws {OutgoingFailed} `too-large`, `encoding`, or what cut the body short
 */
export async function readBody(
  body: Readable,
  { coding, maxBytes, host }: { coding: string | undefined; maxBytes: number; host: string },
): Promise<Buffer> {
  try {
    let bytes = capped(received(body, host), maxBytes, host)
    for (const decoder of decodersOf(coding, host)) {
      bytes = capped(decoded(bytes, decoder), maxBytes, host)
    }
    return await gathered(bytes, maxBytes)
  } catch (error) {
    if (error instanceof OutgoingFailed) throw error
    const cause = new Error(error instanceof Error ? error.message : String(error))
    throw new OutgoingFailed('encoding', `${host} : la réponse compressée est abîmée.`, { cause })
  } finally {
    // A decompressor may come to its end before the body does.
    body.destroy()
  }
}

export const tooLarge = (host: string, maxBytes: number) =>
  new OutgoingFailed('too-large', `${host} : la réponse dépasse ${maxBytes} octets.`)

/** Decompressors in the order in which they are to be applied. */
function decodersOf(coding: string | undefined, host: string): ((first: Buffer) => Transform)[] {
  const names = (coding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const decoders = names.map((name) => (Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined))
  if (names.length > MAX_CODINGS || !decoders.every((decoder) => decoder !== undefined)) {
    throw new OutgoingFailed('encoding', `${host} : la compression de la réponse est inconnue.`)
  }
  return decoders.toReversed()
}

/** What the connection brings; an error here is the connection's, not the compression's. */
async function* received(body: Readable, host: string): Bytes {
  try {
    for await (const chunk of body) yield chunk
  } catch (error) {
    throw failureOf(error, host)
  }
}

async function* capped(source: Bytes, maxBytes: number, host: string): Bytes {
  let total = 0
  for await (const chunk of source) {
    total += chunk.length
    if (total > maxBytes) throw tooLarge(host, maxBytes)
    yield chunk
  }
}

async function* decoded(source: Bytes, decoder: (first: Buffer) => Transform): Bytes {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  // No body at all (304, 204) is not a truncated one.
  if (first.done) return
  const output = decoder(first.value)
  // The iteration below throws the same error.
  pipeline(preceded(first.value, chunks), output).catch(() => {})
  yield* output
}

async function* preceded(first: Buffer, rest: AsyncIterator<Buffer>): Bytes {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/**
 * All bytes in one room that grows where it stands: a list of chunks would cost a body that comes
 * byte by byte a hundred times its size, and copies from room to room are garbage that a big body
 * leaves behind.
 */
async function gathered(source: Bytes, maxBytes: number): Promise<Buffer> {
  const room = new ArrayBuffer(0, { maxByteLength: maxBytes })
  const bytes = new Uint8Array(room)
  let length = 0
  for await (const chunk of source) {
    const end = length + chunk.length
    if (end > room.byteLength) room.resize(Math.min(maxBytes, Math.max(end, 2 * room.byteLength)))
    bytes.set(chunk, length)
    length = end
  }
  return Buffer.from(bytes.subarray(0, length))
}
