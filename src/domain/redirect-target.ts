/**
 * The destination of a redirect for one path that it catches: a `*` at its end takes what the `*`
 * of the source stood for, `/ancien/*` to `/nouveau/*` for one; without it all go to one address.
 * @param path decoded, as redirects are matched
 */
export function redirectTarget(
  { source, destination }: { source: string; destination: string },
  path: string,
): string {
  if (!source.endsWith('*') || !destination.endsWith('*')) return destination
  const rest = path.slice(source.length - 1)
  return destination.slice(0, -1) + rest.split('/').map(encoded).join('/')
}

const encoded = (segment: string): string => encodeURIComponent(segment.toWellFormed())
