import { memo } from './memo.ts'

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

/**
 * Every cumulative prefix of a path: `/a/b` gives `/a` and `/a/b` (specification, section 2). `/`
 * stands only for the home page and `/dev.php`, so that Home isn't lit everywhere
 * (requirements B6).
 */
export function currentPrefixes(path: string): string[] {
  const parts = segments(path)
  return parts.length === 0 ? ['/'] : parts.map((_, end) => `/${parts.slice(0, end + 1).join('/')}`)
}

const INTERNAL = /^\/(?![/\\])/

/**
 * Tells of links, or of any `data-url`, whether they lead to the page of this path or to one above
 * it. Query, hash and a trailing slash don't matter; an empty or external link never matches
 * (requirements B6).
 */
export function currentLinks(path: string): (href: string) => boolean {
  const prefixes = prefixesOf(path)
  return (href) => {
    const target = internalPath(href)
    return target !== '' && prefixes.has(target)
  }
}

const prefixesOf = memo((path): ReadonlySet<string> => new Set(currentPrefixes(path)))

/** Path of an internal link in the form of `currentPrefixes`; empty for any other link. */
const internalPath = memo((href) => {
  const link = href.trim()
  return INTERNAL.test(link) ? `/${segments(link).join('/')}` : ''
}, 5000)

/** `currentLinks` for a single link. */
export const isCurrentLink = (href: string, path: string): boolean => currentLinks(path)(href)
