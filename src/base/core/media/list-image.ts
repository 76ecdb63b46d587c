import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { MediaPath } from '../article/article.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'

/** Media of a list image (requirements D10). */
const MEDIA_INDEX = '24-11'

/** The first media of an index, or `null`. */
export const findMedia = (medias: readonly MediaPath[], index: string): MediaPath | null =>
  medias.find((media) => media.index === index) ?? null

/**
 * URL of a list image: the media of that index under `host`, the site's own media base; empty when
 * there is none or the JSON is malformed (requirements D10).
 */
export function listImage(mediasPaths: string, host: string, index = MEDIA_INDEX): string {
  const media = findMedia(parseMedias(mediasPaths), index)
  return media === null ? '' : mediaUrl(media.url, host)
}

/** Entries of `mediasPaths` JSON that have an index and a url; none when it is malformed. */
export const parseMedias = memoize(
  (mediasPaths: string): readonly MediaPath[] => {
    try {
      const value: unknown = JSON.parse(mediasPaths)
      return Array.isArray(value) ? value.filter(isMediaPath) : []
    } catch {
      return []
    }
  },
  { room: roomFor(2_000_000), sizeOf: estimateBytes },
)

/** Classes of `focalClass` (base/core/media/media-file.ts). */
export const FOCAL = /^(?:f[xy]-\d{1,2} ?)*$/

function isMediaPath(value: unknown): value is MediaPath {
  return (
    typeof value === 'object' &&
    value !== null &&
    'index' in value &&
    typeof value.index === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    (!('copyright' in value) || typeof value.copyright === 'string') &&
    (!('alt' in value) || typeof value.alt === 'string') &&
    (!('focal' in value) || (typeof value.focal === 'string' && FOCAL.test(value.focal)))
  )
}

// oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses.
const LEAVES_THE_BASE = /^\s*[a-z][a-z0-9+.-]*:|^\s*[/\\]{2}|[\u0000-\u001f\u007f\\]/i

/**
 * `host` followed by the url path of a media; empty unless the url is a path that stays below it
 * (requirements D10).
 */
export function mediaUrl(url: string, host: string): string {
  const path = url.trim()
  const climbs = path
    .replaceAll(/%2e/gi, '.')
    .replaceAll(/%2f|%5c/gi, '/')
    .split(/[/?#]/)
    .includes('..')
  if (!path || climbs || LEAVES_THE_BASE.test(path)) return ''
  return `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
}
