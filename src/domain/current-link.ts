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
 * Whether a link, or a `data-url`, leads to the current page or to one above it. Query, hash and a
 * trailing slash don't matter; an empty or external link never matches (requirements B6).
 */
export function isCurrentLink(href: string, path: string): boolean {
  const link = href.trim()
  return INTERNAL.test(link) && currentPrefixes(path).includes(`/${segments(link).join('/')}`)
}
