const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'page:'])

/** Where a relative address would lead does not matter, only that it is one. */
const BASE = 'https://relative.invalid'

/**
 * Whether an address may stand in a link of the editor. It is read as browsers read it, which drop
 * line breaks, tabs and leading control characters: `jav\tascript:` is `javascript:`.
 */
export function isFollowable(address: string): boolean {
  const url = URL.parse(address, BASE)
  return url !== null && SCHEMES.has(url.protocol)
}
