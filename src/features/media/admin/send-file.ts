import { call } from '#framework/admin/shell/http.ts'
import type { LibraryMedia } from './media-api.ts'

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
export async function sendFile(sending: Sending): Promise<LibraryMedia> {
  const { file, folder, replaces, signal, progress } = sending
  const upload = crypto.randomUUID()
  const path = replaces === undefined ? '/media' : `/media/${replaces}/content`
  try {
    let offset = 0
    for (;;) {
      const piece = file.slice(offset, offset + PIECE)
      const query = new URLSearchParams({
        name: file.name,
        folder,
        upload,
        offset: String(offset),
        total: String(file.size),
      })
      const form = new FormData()
      form.append('file', piece, file.name)
      const answer = await call<LibraryMedia | { isWhole: false }>(
        'POST',
        `${path}?${query}`,
        form,
        signal,
      )
      offset += piece.size
      progress(file.size === 0 ? 1 : offset / file.size)
      if ('id' in answer) return answer
    }
  } catch (cause) {
    await call('DELETE', `/media/uploads/${upload}`).catch(() => {})
    throw cause
  }
}
