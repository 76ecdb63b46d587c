import type { ImageSize } from '#base/core/address/image-size.ts'
import { requestedSize } from '#base/core/media/image-set.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

/** What a name promises: `any` when it says nothing, and then the content decides. */
export type PromisedKind = 'image' | 'video' | 'captions' | 'any'

/** A media of the provider as the browser asks for it. */
export interface MediaRequest {
  /** Path and query, spelled as the provider has them, without our `size`. */
  path: string
  /** Size of an image; of no meaning for anything else. */
  size: ImageSize
  kind: PromisedKind
}

/** Longer than any media's path; Node's own limit would let 16 KiB pass. */
const MAX_PATH = 2000

const KINDS: Readonly<Record<string, PromisedKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  gif: 'image',
  mp4: 'video',
  m4v: 'video',
  webm: 'video',
  vtt: 'captions',
}

/** Media that are asked for by a name that no `<img>` has. */
const NEVER_AN_IMAGE =
  /\.(?:mp4|m4v|webm|mov|avi|mkv|ogv|m3u8|ts|mp3|m4a|vtt|srt|pdf|docx?|xlsx?|zip|html?|php|js|css|json|xml|txt)$/i

/**
 * Reads the address of a request under `/media/provider`, as the browser wrote it; `'size'` for a
 * size that no image has, `null` when it is no path that stays below the base.
 */
export function mediaRequest(url: string): MediaRequest | 'size' | null {
  if (!url.startsWith(`${PROVIDER_MEDIA}/`) || url.length > MAX_PATH) return null
  const asked = requestedSize(url.slice(PROVIDER_MEDIA.length))
  if (asked === null) return 'size'
  if (asked.url === '/' || ENCODED_CONTROL.test(asked.url)) return null
  if (mediaUrl(asked.url, '') !== asked.url) return null
  return { path: asked.url, size: asked.size, kind: promisedKind(asked.url) }
}

const ENCODED_CONTROL = /%[01][0-9a-f]|%7f/i

function promisedKind(path: string): PromisedKind {
  const extension = /\.([a-z0-9]+)(?:\?|$)/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return KINDS[extension] ?? 'any'
}

/** Whether a picture may stand in for this media when it is not to be had. */
export const mayBeImage = (url: string): boolean => !NEVER_AN_IMAGE.test(url.replace(/\?.*$/s, ''))

/**
 * An address that the router can decode: a lone `%` or bytes that are no UTF-8 are good enough for a
 * provider's server, but not for ours. `request.originalUrl` keeps what was asked.
 */
export function routableUrl(url: string): string {
  if (!url.startsWith(`${PROVIDER_MEDIA}/`)) return url
  const [path = ''] = url.split('?', 1)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

/** The bundler leaves out a decoding whose result is not looked at. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
