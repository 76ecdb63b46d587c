import { createHash } from 'node:crypto'
import { IMAGE_WIDTHS } from '#base/core/address/image-size.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import type { Site } from '#base/core/site.ts'
import type { MediaRequest, PromisedKind } from './media-request.ts'
import { mediaTarget, sourcesOf, wantsAvif } from './media-target.ts'

/** One media in one size: where it comes from and what it is kept as. */
export interface WantedMedia {
  site: Site
  path: string
  kind: PromisedKind
  /** Addresses at the provider, the best first. */
  sources: string[]
  /** Names it among the files of its site. */
  key: string
  /** Pixels. */
  width: number
  format: 'webp' | 'avif'
}

/** `null` for what lies not below the base. */
export function wantedMedia(
  site: Site,
  { path, kind, size: requestedSize }: MediaRequest,
  base: string | null,
): WantedMedia | null {
  if (base === null) return null
  const target = mediaTarget(base, path)
  if (target === null) return null
  const size = kind === 'video' || kind === 'captions' ? 'xxbig' : requestedSize
  return {
    site,
    path,
    kind,
    sources: sourcesOf(target),
    key: `${mediaKey(path)}${hashed(base).slice(0, 8)}-${size}`,
    width: IMAGE_WIDTHS[size],
    format: wantsAvif(target) ? 'avif' : 'webp',
  }
}

/** What the keys of a media begin with, in all its sizes and from whichever base it came. */
export const mediaKey = (path: string): string =>
  `${hashed(URL.parse(mediaUrl(path, 'https://media.invalid'))?.href ?? '').slice(0, 32)}-`

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
