import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { ArchiveFault } from './archive-fault.ts'
import { type ArchiveLimits, FREE_RATIO, type LimitOptions, limitsOf } from './archive-limits.ts'
import { type ArchivePart, checkedParts } from './checked-parts.ts'
import { bomb, damaged, notOurs, tooLarge, tooSlow } from './reader-faults.ts'
import { CHECKSUM_BYTES, checksumOf } from './checksum.ts'
import { pour, readingOf } from './web-streams.ts'

/** An archive on disk, open for reading. */
export interface OpenArchive {
  /** Bytes of the file. */
  bytes: number
  /**
   * Reads the whole file and compares it with its seal.
   * @throws ArchiveFault when one byte of it is not as it was written
   */
  checkSeal(seen?: (bytes: number) => void): Promise<void>
  /**
   * The parts, each checked against the manifest; whoever stops early has checked less.
   * @throws ArchiveFault for whatever no archive of ours holds
   */
  parts(limits: LimitOptions): AsyncGenerator<ArchivePart>
  close(): Promise<void>
}

const CHUNK = 1024 ** 2

/** @throws ArchiveFault when there is no such file, or no archive in it */
export async function openArchive(file: string): Promise<OpenArchive> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new ArchiveFault(
      `« ${file} » ne peut pas être lu (${codeOf(cause)}) : donnez le chemin d’une archive de Vitrine.`,
      { cause },
    )
  })
  try {
    const found = await handle.stat()
    if (!found.isFile() || found.size <= CHECKSUM_BYTES) throw notOurs()
    return {
      bytes: found.size,
      checkSeal: (seen) => checkSeal(handle, found.size, seen),
      parts: (limits) => {
        const size = { room: limits.maxBytes, archive: found.size }
        return partsOf(handle, found.size, { ...limitsOf('installation', size), ...limits })
      },
      close: () => handle.close(),
    }
  } catch (cause) {
    await handle.close()
    throw cause
  }
}

async function checkSeal(
  handle: FileHandle,
  size: number,
  seen: (bytes: number) => void = () => {},
): Promise<void> {
  const start = await readAt(handle, 0, 3)
  if (start[0] !== 0x1f || start[1] !== 0x8b) throw notOurs()
  const end = size - CHECKSUM_BYTES
  const hash = createHash('sha256')
  for (let at = 0; at < end;) {
    const chunk = await readAt(handle, at, Math.min(CHUNK, end - at))
    if (chunk.length === 0) throw damaged()
    hash.update(chunk)
    at += chunk.length
    seen(at)
  }
  const seal = await readAt(handle, end, CHECKSUM_BYTES)
  if (!seal.equals(checksumOf(hash.digest('hex')))) throw damaged()
}

/** The first bytes of a file, wherever others are reading it. */
async function* bytesOf(handle: FileHandle, end: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < end;) {
    const chunk = await readAt(handle, at, Math.min(CHUNK, end - at))
    if (chunk.length === 0) throw damaged()
    at += chunk.length
    yield chunk
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function* partsOf(
  handle: FileHandle,
  size: number,
  limits: ArchiveLimits,
): AsyncGenerator<ArchivePart> {
  const bounded = atMost(limits, size)
  const decoder = createTarDecoder({ strict: true })
  const read = pipeline(bytesOf(handle, size), createGunzip(), bounded).catch(
    (cause: unknown) => cause,
  )
  const poured = pour(bounded, decoder.writable)
  try {
    yield* checkedParts(readingOf(decoder.readable), limits)
  } catch (cause) {
    throw cause instanceof ArchiveFault ? cause : damaged(cause)
  } finally {
    bounded.destroy()
    await Promise.all([read, poured])
  }
}

/** Ends a stream that grows beyond what was allowed for, or that takes too long. */
function atMost({ maxBytes, maxRatio, maxTime }: ArchiveLimits, size: number): Transform {
  const end = performance.now() + maxTime
  const unpacked = Math.max(FREE_RATIO, size * maxRatio)
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge())
      else if (bytes > unpacked) done(bomb())
      else if (performance.now() > end) done(tooSlow())
      else done(null, chunk)
    },
  })
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
