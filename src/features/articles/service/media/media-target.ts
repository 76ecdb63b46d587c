import { mediaUrl } from '#base/core/media/list-image.ts'
import { pathAtProvider } from '../../rules/received-media.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'

/**
 * Address at the provider of a path below our media base, as a browser that puts the two together would
 * ask for it; `null` when it would lead anywhere but below the base.
 */
export function mediaTarget(base: string, path: string): string | null {
  const below = mediaUrl(pathAtProvider(path) ?? '', '')
  const root = URL.parse(`${withoutEnd(base, /\//)}/`)
  if (below === '' || root === null || !/^https?:$/.test(root.protocol)) return null
  const target = URL.parse(root.href.replace(/\/$/, '') + below)
  if (target === null || target.origin !== root.origin) return null
  if (!target.pathname.startsWith(root.pathname) || target.username !== '') return null
  target.hash = ''
  return target.href
}

const AVIF = /\.avif(?=$|\?)/i

/**
 * Addresses where an image may be had, the best first: one that the provider does not have as AVIF
 * is made from its kin of the same name.
 */
export const sourcesOf = (target: string): string[] =>
  AVIF.test(target)
    ? [target, ...['.webp', '.jpg', '.jpeg', '.png'].map((name) => target.replace(AVIF, name))]
    : [target]

/** Whether the image is wanted as AVIF; every other one is WebP. */
export const wantsAvif = (target: string): boolean => AVIF.test(target)
