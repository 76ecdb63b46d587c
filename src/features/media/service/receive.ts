import { createWriteStream } from 'node:fs'
import { open, rm, stat, truncate } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storedPath } from '#base/core/address/stored-path.ts'
import { BadMedia, NO_MEDIUM, tooLarge } from './make-media.ts'
import { HEAD, MAX_BYTES, recognise } from './recognise.ts'

/** Bytes of any upload at most. */
export const MAX_UPLOAD = Math.max(...Object.values(MAX_BYTES))

/** A piece of a file: large ones come in several, since no request may last longer than a minute. */
export interface Piece {
  /** Name that the sender gave the upload: letters, digits and hyphens. */
  upload: string
  /** Where this piece begins. */
  offset: number
  /** Bytes of the whole file; `null` when this piece is all of it. */
  total: number | null
}

/**
 * Writes a piece to disk as it comes. A piece that is cut short leaves what came before it; the
 * first one leaves nothing.
 * @returns the file once it is whole, `null` before @throws {BadMedia}
 */
export async function receivePiece(
  incoming: string,
  { upload, offset, total }: Piece,
  body: Readable & { truncated?: boolean },
): Promise<string | null> {
  const file = storedPath(incoming, 'upload', `${upload}.part`)
  const before = await sizeOf(file)
  if (before !== offset) {
    body.resume()
    throw new BadMedia('L’envoi s’est interrompu : recommencez-le depuis le début.')
  }
  try {
    await pipeline(
      body,
      createWriteStream(file, { flags: offset === 0 ? 'wx' : 'r+', start: offset }),
    )
    const size = await sizeOf(file)
    const whole = total ?? size
    if (body.truncated || size > whole || size > MAX_UPLOAD) throw new BadMedia(tooLarge('video'))
    if (offset === 0) await refuseAtOnce(file, whole)
    return size === whole ? file : null
  } catch (cause) {
    if (offset === 0 || cause instanceof BadMedia) await rm(file, { force: true })
    else await truncate(file, offset)
    throw cause
  }
}

/** Nobody sends 200 megabytes to be told that it is no medium. */
async function refuseAtOnce(file: string, total: number): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    if (bytesRead === 0) return
    const found = await recognise(buffer.subarray(0, bytesRead))
    if (found === null) throw new BadMedia(NO_MEDIUM)
    if (total > MAX_BYTES[found.kind]) throw new BadMedia(tooLarge(found.kind))
  } finally {
    await handle.close()
  }
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
