import { open, type FileHandle } from 'node:fs/promises'

/** Boxes whose contents are boxes. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak'])
/** Boxes that tell of the recording: place, author, device. Nothing is played out of them. */
const TELLERS: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
const HEADER = 8
const LARGE_HEADER = 16
/** Boxes that are looked at; a film of a site has some fifty. */
const MAX_BOXES = 2000

/**
 * Blanks what an MP4 file tells of its recording (a telephone writes where it stood): those boxes
 * become free space of the same length, so that nothing else moves. Files of another kind are left.
 */
export async function stripLocation(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    await blank(handle, 0, size, { left: MAX_BOXES })
  } finally {
    await handle.close()
  }
}

async function blank(
  handle: FileHandle,
  from: number,
  until: number,
  budget: { left: number },
): Promise<void> {
  const header = Buffer.alloc(LARGE_HEADER)
  for (let at = from; at + HEADER <= until && budget.left > 0; budget.left -= 1) {
    await handle.read(header, 0, LARGE_HEADER, at)
    const short = header.readUInt32BE(0)
    const type = header.toString('latin1', 4, 8)
    const length =
      short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? until - at : short
    const head = short === 1 ? LARGE_HEADER : HEADER
    if (length < head || at + length > until) return
    if (HOLDERS.has(type)) await blank(handle, at + head, at + length, budget)
    if (TELLERS.has(type)) {
      await handle.write(Buffer.from('free'), 0, 4, at + 4)
      await zero(handle, at + head, length - head)
    }
    at += length
  }
}

const CHUNK = 64 * 1024

async function zero(handle: FileHandle, from: number, length: number): Promise<void> {
  const zeros = Buffer.alloc(Math.min(CHUNK, length))
  for (let done = 0; done < length; done += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, length - done), from + done)
  }
}
