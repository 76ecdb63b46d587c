/**
 * An address that stays on the origin it is followed on, whatever a browser makes of it: path and query.
 * @param other in place of any that leads elsewhere
 */
export function sitePath(text: string, other = '/'): string {
  const anywhere = 'https://site.invalid'
  const url = text.startsWith('/') ? URL.parse(text, anywhere) : null
  if (url === null || url.origin !== anywhere || url.pathname.startsWith('//')) return other
  return url.pathname + url.search
}
