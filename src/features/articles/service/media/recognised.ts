import { isUtf8 } from 'node:buffer'

/** What the bytes are, whatever their name and their headers say. */
export type MediaContent = 'image' | 'mp4' | 'webm' | 'vtt'

const KINDS: Readonly<Record<string, MediaContent>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/gif': 'image',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
}

const CAPTIONS = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/

/** Bytes at the start that tell captions. */
const HEAD = 16

/**
 * What a provider's bytes are: an image that can be drawn again, a video that browsers play, captions;
 * `null` for anything else, SVG and HTML first of all.
 */
export async function recognised(body: Buffer): Promise<MediaContent | null> {
  if (CAPTIONS.test(body.toString('utf8', 0, HEAD))) return isUtf8(body) ? 'vtt' : null
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(body)
  return (type && KINDS[type.mime]) ?? null
}
