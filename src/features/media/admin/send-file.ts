import type { MediaFile } from '#base/core/media/media-file.ts'
import { request } from '#framework/admin/shell/http.ts'
import { media } from '../contract/media.ts'

/** Bytes of one request: within half a minute on a slow line. */
const PIECE = 2 * 1024 ** 2

interface Sending {
  file: File
  folder: string
  /** The medium whose content it replaces. */
  replaces?: number
  signal: AbortSignal
  /** From 0 to 1. */
  progress(part: number): void
}

/** Sends a file piece by piece; what was sent is forgotten when it is given up. @throws {Refused} */
export async function sendFile(sending: Sending): Promise<MediaFile> {
  const { file, folder, replaces, signal, progress } = sending
  const upload = crypto.randomUUID()
  try {
    let offset = 0
    for (;;) {
      const piece = file.slice(offset, offset + PIECE)
      const query = { name: file.name, folder, upload, offset, total: file.size }
      const body = new FormData()
      body.append('file', piece, file.name)
      const answer = await (replaces === undefined
        ? request(media.add, { query, body, signal })
        : request(media.replace, { params: { id: replaces }, query, body, signal }))
      offset += piece.size
      progress(file.size === 0 ? 1 : offset / file.size)
      if ('id' in answer) return answer
    }
  } catch (cause) {
    await request(media.giveUp, { params: { upload } }).catch(() => {})
    throw cause
  }
}
