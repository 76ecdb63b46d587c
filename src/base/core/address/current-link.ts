import { memoize, roomFor } from '#base/kit/memoize.ts'

const DEVELOPMENT_PREFIX = /^\/dev\.php(?=\/|$)/

/** Segments of a path without the development prefix, query, hash and slashes, decoded. */
function segments(path: string): string[] {
  return path
    .replace(/[?#].*$/s, '')
    .replace(DEVELOPMENT_PREFIX, '')
    .split('/')
    .filter(Boolean)
    .map(decoded)
}

function decoded(segment: string): string {
  try {
    return decodeURI(segment)
  } catch {
    return segment
  }
}

const INTERNAL = /^\/(?![/\\])/

/**
 * Tells of links, or of any `data-url`, whether they lead to the page of this path or to one above
 * it. Query, hash and a trailing slash don't matter; an empty or external link never matches. `/`
 * stands only for the home page and `/dev.php`, so that Home isn't lit everywhere (requirements B6).
 */
export function currentLinks(path: string): (href: string) => boolean {
  const current = `/${segments(path).join('/')}`
  return (href) => {
    const target = internalPath(href)
    return target !== '' && (current === target || isAbove(target, current))
  }
}

const isAbove = (target: string, path: string): boolean =>
  target !== '/' && path.startsWith(`${target}/`)

/** Path of an internal link, decoded, without a trailing slash; empty for any other link. */
const internalPath = memoize(
  (href) => {
    const link = href.trim()
    return INTERNAL.test(link) ? `/${segments(link).join('/')}` : ''
  },
  { room: roomFor(1_000_000) },
)

/** `currentLinks` for a single link. */
export const isCurrentLink = (href: string, path: string): boolean => currentLinks(path)(href)
