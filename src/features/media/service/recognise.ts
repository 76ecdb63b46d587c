import { isUtf8 } from 'node:buffer'
import type { MediaKind } from '#base/core/media/media-file.ts'
import { looksLikeSvg } from './clean-svg.ts'

export const MB = 1024 ** 2

/** Bytes of a medium at most, by kind. */
export const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 15 * MB,
  drawing: MB,
  video: 200 * MB,
  document: 20 * MB,
  captions: MB,
}

/** Bytes at the start of a file that tell what it is. */
export const HEAD = 16 * 1024

/** What the bytes of a file are, whatever its name says. */
export interface Recognised {
  kind: MediaKind
  type: string
  /** Ending of the original and of what is served as it came. */
  extension: string
}

const KINDS: Readonly<Record<string, Recognised>> = {
  'image/jpeg': { kind: 'image', type: 'image/jpeg', extension: 'jpg' },
  'image/png': { kind: 'image', type: 'image/png', extension: 'png' },
  'image/apng': { kind: 'image', type: 'image/png', extension: 'png' },
  'image/webp': { kind: 'image', type: 'image/webp', extension: 'webp' },
  'image/avif': { kind: 'image', type: 'image/avif', extension: 'avif' },
  'image/gif': { kind: 'image', type: 'image/gif', extension: 'gif' },
  'video/mp4': { kind: 'video', type: 'video/mp4', extension: 'mp4' },
  'video/x-m4v': { kind: 'video', type: 'video/mp4', extension: 'mp4' },
  'video/webm': { kind: 'video', type: 'video/webm', extension: 'webm' },
  'application/pdf': { kind: 'document', type: 'application/pdf', extension: 'pdf' },
}

const CAPTIONS = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/

/** What the first bytes of a file say; `null` for whatever is no medium of a site. */
export async function recognise(head: Buffer): Promise<Recognised | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  const known = found && KINDS[found.mime]
  if (known) return known
  if (found && !found.mime.endsWith('xml')) return null
  if (!isText(head)) return null
  const text = head.toString('utf8')
  if (CAPTIONS.test(text)) return { kind: 'captions', type: 'text/vtt', extension: 'vtt' }
  if (looksLikeSvg(text)) return { kind: 'drawing', type: 'image/svg+xml', extension: 'svg' }
  return null
}

/** The head may end within a character: up to three bytes of it are no fault. */
const isText = (head: Buffer): boolean =>
  [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))))
